import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { databaseOf } from '../../../db/database.ts'
import { findChangeOfLink } from '../../../operations/account/address/address-changes.ts'
import { siteName } from '../../../operations/form/shop-of.ts'
import css from './address.module.css'
import { ConfirmAddress } from './confirm-address.tsx'
import { messages } from './messages.generated.ts'

/**
 * Where the link in a mail to a new address leads: shows what confirming does and changes nothing, since programs that look
 * through mails open their links. Whose account it is stays untold, as in the mail.
 */
export async function ConfirmAddressView({ initPageResult, params }: AdminViewServerProps) {
  const { i18n, payload } = initPageResult.req
  const token = String(params?.segments?.at(1) ?? '')
  const change = await findChangeOfLink(databaseOf(payload), token)
  const t = translate(messages, i18n.language)
  const { admin } = payload.config.routes
  return (
    <MinimalTemplate>
      <div className={css.view}>
        <h1>{t('title')}</h1>
        {change ? (
          <>
            <p>{t('willBe', { name: await siteName(databaseOf(payload)) })}</p>
            <p className={css.address}>
              <strong>{change.email}</strong>
            </p>
            <ConfirmAddress token={token} />
          </>
        ) : (
          <>
            <p>{errorSentenceOf('LINK_VOID', i18n.language)}</p>
            <p>
              <a href={admin}>{t('toAdmin')}</a>
            </p>
          </>
        )}
      </div>
    </MinimalTemplate>
  )
}
