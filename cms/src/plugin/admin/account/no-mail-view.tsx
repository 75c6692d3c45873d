import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { AdminViewServerProps } from 'payload'
import { messages } from '../../payload/texts/messages.generated.ts'

/** Stands in for Payload's «forgot password» as long as no mail can be sent: that one says «sent» whatever the answer is. */
export function NoMailView({ initPageResult }: AdminViewServerProps) {
  const { i18n, payload } = initPageResult.req
  const { admin, routes } = payload.config
  return (
    <>
      <h1>{i18n.t('authentication:forgotPassword')}</h1>
      <p>{translate(messages, i18n.language)('noMail')}</p>
      <a href={`${routes.admin}${admin.routes.login}`}>{i18n.t('authentication:backToLogin')}</a>
    </>
  )
}
