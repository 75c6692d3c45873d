import { labelIn } from '@blickfang/shared/kernel/label.ts'
import type { AdminViewServerProps } from 'payload'
import { noMail } from '../../payload/texts/no-mail.ts'

/** Stands in for Payload's «forgot password» as long as no mail can be sent: that one says «sent» whatever the answer is. */
export function NoMailView({ initPageResult }: AdminViewServerProps) {
  const { i18n, payload } = initPageResult.req
  const { admin, routes } = payload.config
  return (
    <>
      <h1>{i18n.t('authentication:forgotPassword')}</h1>
      <p>{labelIn(noMail, i18n.language)}</p>
      <a href={`${routes.admin}${admin.routes.login}`}>{i18n.t('authentication:backToLogin')}</a>
    </>
  )
}
