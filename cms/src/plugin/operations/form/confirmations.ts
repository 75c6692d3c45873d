import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Database } from '../../db/database.ts'
import { ownOf } from '../../own/own-of.ts'

/**
 * Notes that a confirmation goes to an address, in the transaction of its entry, and tells whether it may: nobody has confirmed the
 * address, so it gets one an hour, however it is written, and the site sends so many a day. A confirmation that is withheld for the
 * sake of the day is told in the admin.
 */
export async function mayConfirm(tx: Database, payload: Payload, email: string): Promise<boolean> {
  const address = createHmac('sha256', payload.secret)
    .update(`confirmation ${canonicalAddress(email)}`)
    .digest('hex')
  // One after the other, so that the counts are right.
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('confirmations', 0))`)
  const [row] = await tx.rows<{ lately: boolean | null; today: number }>(sql`
    select bool_or(address = ${address} and created_at > now() - interval '1 hour') as lately, count(*)::int as today
    from bf_confirmations where not is_withheld and created_at > now() - interval '24 hours'`)
  if (row?.lately) return false
  const isWithheld = (row?.today ?? 0) >= ownOf(payload).confirmationsPerDay
  await tx.rows(sql`insert into bf_confirmations (address, is_withheld) values (${address}, ${isWithheld})`)
  return !isWithheld
}

const google = /^(?:gmail|googlemail)\.com$/

/** Writes all addresses that come to the same mailbox in one way: capitals, what stands behind a +, and Google's dots. */
export function canonicalAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const host = new URL(`http://${email.slice(at + 1)}`).hostname
  const whole = email.slice(0, at).toLowerCase()
  // Some mailboxes begin with a +.
  const tag = whole.indexOf('+', 1)
  const name = tag < 0 ? whole : whole.slice(0, tag)
  return google.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
