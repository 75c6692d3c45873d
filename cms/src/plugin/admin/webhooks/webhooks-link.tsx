import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { ServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { messages } from './messages.generated.ts'
import css from './webhooks.module.css'

/** The way to the webhooks in the admin's navigation, for who manages them. */
export function WebhooksLink({ payload, user, i18n }: ServerProps) {
  if (roleOf({ user: user ?? null, payload }) !== 'admin') return null
  return (
    <a className={css.link} href={`${payload.config.routes.admin}/webhooks`}>
      {translate(messages, i18n.language)('title')}
    </a>
  )
}
