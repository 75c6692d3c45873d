import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '@blickfang/platform/server/is-same-secret.ts'

/** After a day a page asks for a new one by itself, and so does web for a page without scripts. */
const maxMs = 24 * 60 * 60 * 1000

/** The moment at which a form is opened, and a sign by which it is used once only, signed. */
export function signOpened(secret: string, now = Date.now()): string {
  const told = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`
  return `${told}.${signatureOf(told, secret)}`
}

interface Opened {
  readonly opened: string
  readonly secret: string
  readonly leastMs: number
  readonly now?: number
}

/** The key that an entry uses up. Undefined for a moment that this site has not signed, that is too near or too far. */
export function readOpened({ opened, secret, leastMs, now = Date.now() }: Opened): string | undefined {
  const [at = '', once = '', signature = '', ...rest] = opened.split('.')
  if (rest.length > 0 || !isSameSecret(signature, signatureOf(`${at}.${once}`, secret))) return undefined
  const age = now - Number.parseInt(at, 36)
  return age >= leastMs && age <= maxMs ? once : undefined
}

function signatureOf(told: string, secret: string): string {
  return createHmac('sha256', secret).update(`form opened ${told}`).digest('base64url')
}
