import type { FirstAccount } from '@blickfang/contract/api/v1/setup/new-site.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { accountsOf } from '../../db/accounts.ts'
import type { Database } from '../../db/database.ts'
import { lockAdmins } from '../../db/lock-admins.ts'
import { requireSetup } from './require-setup.ts'

interface MakeFirstAccount {
  readonly payload: Payload
  /** Request and database of one transaction. */
  readonly req: PayloadRequest
  readonly tx: Database
  readonly code: string
  readonly account: FirstAccount
}

/**
 * Makes the account that manages the site, and answers its id. Of several at once one makes it, and the others throw SETUP_CLOSED.
 * Throws INVALID for a password that is tried first.
 */
export async function makeFirstAccount({ payload, req, tx, code, account }: MakeFirstAccount): Promise<string> {
  await lockAdmins(tx)
  await requireSetup(payload, tx, code)
  const { email, password, name, language } = account
  const made = await payload.create({
    collection: accountsOf(payload).slug,
    req,
    // Nobody is there yet who could sign in: the code stands for them.
    overrideAccess: true,
    data: { email, password, role: 'admin', ...(name && { name }) },
  })
  const id = String(made.id)
  await tx.rows(sql`update ${tx.accounts.table} set locale = ${language} where id = ${id}`)
  return id
}
