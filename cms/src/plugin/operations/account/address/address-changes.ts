import { addressLinkHours } from '@blickfang/contract/api/v1/account/address.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../../db/database.ts'
import { hashToken } from '../../mail/link-token.ts'

/** A new address of an account that nobody has confirmed yet. */
export interface AddressChange {
  readonly id: string
  readonly user: string
  readonly email: string
  readonly language: 'de' | 'fr' | 'en'
  readonly expiresAt: string
  readonly isExpired: boolean
}

const ends = sql`(created_at + make_interval(hours => ${addressLinkHours}::int))`
const columns = sql`id, user_id as "user", email, language,
  to_char(${ends} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt", ${ends} <= now() as "isExpired"`

/** The address that waits for an account, whether or not its link still holds. */
export async function findAddressChange(db: Database, user: string): Promise<AddressChange | undefined> {
  const [change] = await db.rows<AddressChange>(sql`select ${columns} from bf_address_changes where user_id = ${user}`)
  return change
}

/** The change that a link leads to, while it holds. */
export async function findChangeOfLink(db: Database, token: string): Promise<AddressChange | undefined> {
  const [change] = await db.rows<AddressChange>(
    sql`select ${columns} from bf_address_changes where token_hash = ${hashToken(token)}`,
  )
  return change?.isExpired ? undefined : change
}

/** Takes a link that holds out of the database, in the transaction that gives the account its address: of two at once, one gets it. */
export async function takeAddressChange(tx: Database, { id, user }: Pick<AddressChange, 'id' | 'user'>) {
  const [change] = await tx.rows<AddressChange>(
    sql`delete from bf_address_changes where id = ${id} and user_id = ${user} and ${ends} > now() returning ${columns}`,
  )
  return change
}

/** Lets nothing wait for an account any more. A mail with the link that has not gone yet goes with it. */
export async function dropAddressChange(db: Database, user: string): Promise<void> {
  await db.rows(sql`delete from bf_address_changes where user_id = ${user}`)
}
