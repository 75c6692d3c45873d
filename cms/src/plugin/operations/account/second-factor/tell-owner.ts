import { editorLocaleSchema } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { sql } from '@payloadcms/db-postgres'
import { mailBody } from '../../form/mail-body.ts'
import { shopOf } from '../../form/shop-of.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { OperationContext } from '../../operation-context.ts'
import { getSettings } from '../../settings/save-settings.ts'
import { messages } from './messages.generated.ts'

/** A word to whom an account belongs when the way in has changed, in the transaction of the change. Source: ASVS 5.0, 6.3.7. */
export async function tellOwner(
  { db, payload }: Pick<OperationContext, 'db' | 'payload'>,
  account: string,
  what: 'on' | 'off' | 'reset' | 'recovery',
): Promise<void> {
  const [owner] = await db.rows<{ email: string | null; locale: string | null }>(
    sql`select email, locale from ${db.accounts.table} where id = ${account}`,
  )
  if (!owner?.email) return
  const own = editorLocaleSchema.safeParse(owner.locale).data
  const language = own ?? (await getSettings({ db })).settings.editor.locale
  const shop = await shopOf(payload, db)
  const t = translate(messages, language)
  const subject = t('subject', { name: shop.name })
  const { text, html } = mailBody({ shop, heading: subject, paragraphs: [t(what), t('otherwise')], language })
  await queueMail(db, { to: owner.email, subject, text, html })
}
