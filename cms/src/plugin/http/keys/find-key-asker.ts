import type { KeyReach } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { type Role, roles } from '../../access/roles.ts'
import { type Database, databaseOf } from '../../db/database.ts'
import { clientNetwork, limitRate } from '../rate-limit.ts'
import { isHashOf, prefixOf, tokenIn } from './key-token.ts'

/** A program that asks in the name of an account: never more than the account's role lets, nor than its key reaches. */
export interface KeyAsker {
  readonly account: string
  readonly role: Role
  readonly key: { readonly id: string; readonly name: string; readonly reach: KeyReach }
}

/** Calls of one key: far above what a program needs that waits for its answers. */
export const keyRate = { points: 600, seconds: 60 }
/** Keys that are none, from one network: nobody guesses one, but each try asks the database. */
const voidRate = { points: 120, seconds: 10 * 60 }

type Brought = { readonly payload: Payload; readonly headers: Headers }

/**
 * Finds who brings a key; null where none is brought. A key counts for API v1 and for what the site reads by GraphQL, and nowhere
 * else: Payload's own doors know sessions alone. Throws KEY_VOID and RATE_LIMITED.
 */
export async function findKeyAsker({ payload, headers }: Brought): Promise<KeyAsker | null> {
  const token = tokenIn(headers)
  if (token === null) return null
  const asker = token === undefined ? undefined : await look(databaseOf(payload), token)
  if (!asker) {
    await limitRate(payload, { name: 'void key', client: clientNetwork(headers), rate: voidRate })
    throw new AppError('KEY_VOID')
  }
  await limitRate(payload, { name: 'key', client: asker.key.id, rate: keyRate })
  return asker
}

interface Row {
  readonly id: string
  readonly name: string
  readonly reach: KeyReach
  readonly hash: string
  readonly account: string
  readonly role: string | null
  readonly isNoted: boolean
}

async function look(db: Database, token: string): Promise<KeyAsker | undefined> {
  const rows = await db.rows<Row>(sql`
    select k.id, k.name, k.reach, k.hash, u.id as account, u.role::text as role,
      coalesce(k.seen_at > now() - interval '10 minutes', false) as "isNoted"
    from bf_api_keys k join ${db.accounts.table} u on u.id = k.user_id
    where k.prefix = ${prefixOf(token)} and k.withdrawn_at is null`)
  const row = rows.find(({ hash }) => isHashOf(hash, token))
  const role = roles.find((known) => known === row?.role)
  if (!row || !role) return undefined
  // As with sessions: a write for each request would be one too many.
  if (!row.isNoted) await db.rows(sql`update bf_api_keys set seen_at = now() where id = ${row.id}`)
  const { id, name, reach, account } = row
  return { account, role, key: { id, name, reach } }
}

const found = new WeakMap<PayloadRequest, Promise<KeyAsker | null>>()

/** The same, once for a request of which several parts ask. */
export function keyAskerOf(req: PayloadRequest): Promise<KeyAsker | null> {
  const known = found.get(req) ?? findKeyAsker(req)
  found.set(req, known)
  return known
}
