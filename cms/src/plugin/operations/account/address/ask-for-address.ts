import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Database } from '../../../db/database.ts'
import { limitRate } from '../../../http/rate-limit.ts'
import { hashToken, linkToken } from '../../mail/link-token.ts'
import { type AddressChange, dropAddressChange, findAddressChange } from './address-changes.ts'
import { mailLink, mailWarning } from './address-mails.ts'

/** Mails to an address that nobody has confirmed, for one account: a typing error or two, and no flood. */
const perAccount = { points: 10, seconds: 60 * 60 }

interface Ask {
  readonly payload: Payload
  /** Inside the transaction of the change, which holds the account. */
  readonly tx: Database
  readonly user: string
  /** As `spellAddress` writes it. */
  readonly email: string
  readonly language: AddressChange['language']
}

/** Lets an address wait for an account, in place of any other, and mails the link there. Throws RATE_LIMITED. */
export async function sendAddressLink({ payload, tx, user, email, language }: Ask): Promise<AddressChange> {
  await limitRate(payload, { name: 'new address of an account', client: user, rate: perAccount })
  await dropAddressChange(tx, user)
  const id = randomUUID()
  await tx.rows(sql`
    insert into bf_address_changes (id, user_id, email, token_hash, language)
    values (${id}, ${user}, ${email}, ${hashToken(linkToken(payload, 'address change', id))}, ${language})`)
  await mailLink({ payload, tx, change: { id, email, language } })
  const change = await findAddressChange(tx, user)
  if (!change) throw new Error('The address that waits is not there.')
  return change
}

/** The same when somebody asks for it: the address that the account has gets a word too. Source: ASVS 5.0, 6.3.7. */
export async function askForAddress({ now, ...ask }: Ask & { readonly now: string }): Promise<void> {
  const change = await sendAddressLink(ask)
  await mailWarning({ ...ask, change, to: now })
}
