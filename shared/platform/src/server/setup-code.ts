import { createHmac } from 'node:crypto'

/**
 * Question to the database of a site: whether nobody has an account yet, and when it was made, which its set-up code hangs on. Both
 * who prints the code and who checks it ask this.
 */
export const setupQuestion = `
  select not exists (select from bf_users) as "isOpen",
    (select (extract(epoch from min(created_at)) * 1000)::bigint::text from payload_migrations) as "madeAt"`

/** Answer to `setupQuestion`. */
export interface SetupState {
  readonly isOpen: boolean
  readonly madeAt: string | null
}

/** Bytes of the code: 128 bits, which nobody guesses. */
const codeBytes = 16

/**
 * The code that makes the first account of a site. Worked out of the secret of its servers, so that each of them knows it and nobody
 * keeps it; of another database it is another one, and with the first account it is worth nothing.
 */
export function setupCode(secret: string, madeAt: string | null): string {
  return createHmac('sha256', secret)
    .update(`blickfang set-up ${madeAt ?? ''}`)
    .digest()
    .subarray(0, codeBytes)
    .toString('base64url')
}

/** Address at which a site is set up. The code stands behind the sign that no browser sends on, so that it is in no log of a server. */
export function setupAddress(publicUrl: string, code: string): string {
  return `${publicUrl.replace(/\/$/, '')}/setup#${code}`
}
