import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { type createKey as contract, maxKeys } from '@blickfang/contract/api/v1/account/keys.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { sql } from '@payloadcms/db-postgres'
import { lockAccount } from '../../../db/lock-account.ts'
import { hashToken, makeToken, prefixOf } from '../../../http/keys/key-token.ts'
import { mailBody } from '../../form/mail-body.ts'
import { shopOf } from '../../form/shop-of.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Operation, OperationContext } from '../../operation-context.ts'
import { getLanguage } from '../get-language.ts'
import { isHeldBack } from '../second-factor/factor-rows.ts'
import { type Key, keyColumns } from './key-rows.ts'
import { messages } from './messages.generated.ts'

/**
 * Makes a key for a program, in the name of whoever asks, and tells them by mail: who has found an open session would else have a
 * way in for good. Only its hash is kept. Throws UNAUTHENTICATED, SECOND_FACTOR_REQUIRED, TOO_MANY_KEYS.
 */
export const createKey: Operation<typeof contract> = async ({ body, ...context }) => {
  const { db, actor } = context
  const account = actor.id
  if (!account || actor.key) throw new AppError('UNAUTHENTICATED')
  // A key has the account's role: it must not be a way around the second step.
  if (await isHeldBack(db, account)) throw new AppError('SECOND_FACTOR_REQUIRED')
  const token = makeToken()
  const key = await db.transaction(async (tx) => {
    await lockAccount(tx, account)
    const [made] = await tx.rows<Key>(sql`
      insert into bf_api_keys (user_id, name, reach, prefix, hash)
      select ${account}, ${body.name}, ${body.reach}, ${prefixOf(token)}, ${hashToken(token)}
      where (select count(*) from bf_api_keys where user_id = ${account} and withdrawn_at is null) < ${maxKeys}
      returning ${keyColumns}`)
    if (!made) throw new AppError('TOO_MANY_KEYS')
    await tellOwner({ ...context, db: tx }, made)
    return made
  })
  serverLog().info({ id: account, key: key.id, reach: key.reach }, 'A key was made')
  return { key, token }
}

async function tellOwner(context: OperationContext, { name: key, reach }: Key): Promise<void> {
  const { db, actor, payload } = context
  const [account] = await db.rows<{ email: string | null }>(
    sql`select email from ${db.accounts.table} where id = ${actor.id}`,
  )
  if (!account?.email) return
  const { language } = await getLanguage({ ...context, body: undefined, query: undefined })
  const shop = await shopOf(payload, db)
  const t = translate(messages, language)
  const subject = t('subject', { name: shop.name })
  const paragraphs = [t('made', { key, reach }), t('otherwise')]
  const { text, html } = mailBody({ shop, heading: subject, paragraphs, language })
  await queueMail(db, { to: account.email, subject, text, html })
}
