import { randomBytes, randomInt, scrypt } from 'node:crypto'
import { recoveryCodeCount } from '@blickfang/contract/api/v1/account/second-factor.ts'

/** Signs that nobody takes for others on paper. Source: Crockford's base 32. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const parts = 3
const partLength = 4

/** Ten codes of 60 random bits as they are written down, and what the database keeps of them. */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; salt: string; hashes: string[] }> {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode)
  const salt = randomBytes(16).toString('base64url')
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(tidyRecoveryCode(code) ?? '', salt)))
  return { codes, salt, hashes }
}

/** A code as it was meant, however it was typed; null for what can be none. */
export function tidyRecoveryCode(typed: string): string | null {
  const tidy = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return tidy.length === parts * partLength && [...tidy].every((sign) => signs.includes(sign)) ? tidy : null
}

/** Slow, as for passwords: 60 bits are too few for a plain hash. Source: ASVS 5.0, 6.5.2. */
export function hashRecoveryCode(tidy: string, salt: string): Promise<string> {
  return new Promise((done, failed) => {
    scrypt(tidy, salt, 32, { N: 16_384, r: 8, p: 1 }, (error, key) =>
      error ? failed(error) : done(key.toString('base64url')),
    )
  })
}

function makeCode(): string {
  const part = () => Array.from({ length: partLength }, () => signs[randomInt(signs.length)]).join('')
  return Array.from({ length: parts }, part).join('-')
}
