'use client'

import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { useTranslation } from '@payloadcms/ui'
import { messages } from './messages.generated.ts'
import { NewWebhook } from './new-webhook.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookItem } from './webhook-item.tsx'
import css from './webhooks.module.css'

/** All webhooks with their last messages, and the way to another one. */
export function WebhookList() {
  const { i18n } = useTranslation()
  const { webhooks, fault, load } = useWebhooks()
  const t = translate(messages, i18n.language)
  return (
    <div aria-busy={!webhooks && !fault}>
      <p className={css.note}>{t('note')}</p>
      {fault && <p role="alert">{fault}</p>}
      {webhooks?.length === 0 && <p className={css.note}>{t('none')}</p>}
      {webhooks?.map((webhook) => (
        <WebhookItem key={webhook.id} of={webhook} t={t} language={i18n.language} changed={load} />
      ))}
      <NewWebhook t={t} changed={load} />
    </div>
  )
}
