import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { uuidOf } from '../../reading/read-sql.ts'
import type { OperationContext } from '../operation-context.ts'

/** How long a reader need not type a page's password again. */
export const pageKeyLifetime = 7 * 24 * 60 * 60

type Reader = Pick<OperationContext, 'db' | 'payload'>

/**
 * The key that a reader who knew the password of a page carries from then on: `<page id>.<expires>.<signature>`. The signature
 * covers the stored password, salt included, so a key ends with the password that it was given for.
 */
export function makePageKey({ payload }: Pick<Reader, 'payload'>, id: string, stored: string): string {
  const expires = Math.floor(Date.now() / 1000) + pageKeyLifetime
  return `${id}.${expires}.${sign(payload.secret, id, expires, stored).toString('base64url')}`
}

/** The stored password that a key was given for, if it still is the page's; null for a key that opens nothing. */
export async function passwordOfKey({ db, payload }: Reader, key: string): Promise<string | null> {
  const [, id = '', expires = '', signature = ''] = /^([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{43})$/.exec(key) ?? []
  if (!id || Number(expires) < Date.now() / 1000) return null
  const stored = await findPassword({ db }, id)
  if (stored === null) return null
  const wanted = sign(payload.secret, id, Number(expires), stored)
  const given = Buffer.from(signature, 'base64url')
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? stored : null
}

/** The password of a page as it is stored, if it has one. */
export async function findPassword({ db }: Pick<Reader, 'db'>, id: string): Promise<string | null> {
  const [page] = await db.rows<{ password: string | null }>(
    sql`select draft ->> 'password' as password from bf_pages where id = ${uuidOf(sql`${id}::text`)} and published is not null`,
  )
  return page?.password ?? null
}

function sign(secret: string, id: string, expires: number, stored: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['page key', id, expires, stored]))
    .digest()
}
