import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { StepName } from '../pages/step-name.tsx'
import { messages } from './messages.generated.ts'
import { WebhookList } from './webhook-list.tsx'
import css from './webhooks.module.css'

/** The webhooks of the site, for admins. Somebody who is not signed in is led to the sign-in and back. */
export function WebhooksView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { i18n, payload, user } = req
  const { admin } = payload.config.routes
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/webhooks`)}`)
  const t = translate(messages, i18n.language)
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      visibleEntities={visibleEntities}
      user={user}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      req={req}
    >
      <Gutter className={css.view}>
        <StepName label={t('title')} />
        <h1 className={css.title}>{t('title')}</h1>
        {roleOf(req) === 'admin' ? <WebhookList /> : <p className={css.note}>{t('onlyAdmins')}</p>}
      </Gutter>
    </DefaultTemplate>
  )
}
