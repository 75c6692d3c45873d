import { Secret, TOTP } from 'otpauth'

/** Form that all apps understand. Source: RFC 6238 with the defaults of Google's key URI format. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps that a clock may be early or late. Source: RFC 6238, 5.2. */
const drift = 1

/** Makes a secret of 160 bits, as long as the hash. Source: RFC 4226, 4. Base32. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Step of time whose code this is, of those that count now; null: of none. Compared in constant time. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const token = code.normalize('NFKC').replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totp(secret).validate({ token, timestamp: now, window: drift })
  return delta === null ? null : Math.floor(now / 1000 / form.period) + delta
}

/** Code of a moment, as an app shows it. */
export function codeAt(secret: string, now = Date.now()): string {
  return totp(secret).generate({ timestamp: now })
}

/** The secret with what the app shows beside it, for a QR code. */
export function addressOfSecret(secret: string, { site, account }: { site: string; account: string }): string {
  return new TOTP({ ...form, secret: Secret.fromBase32(secret), issuer: site, label: account }).toString()
}

function totp(secret: string): TOTP {
  return new TOTP({ ...form, secret: Secret.fromBase32(secret) })
}
