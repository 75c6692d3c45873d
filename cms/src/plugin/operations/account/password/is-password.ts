import crypto from 'node:crypto'

/** How Payload keeps a password. Source: payload 3.90, auth/strategies/local/generatePasswordSaltHash.js, which it does not export. */
const kept = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32, digest: 'sha256' } as const

/** Works as long on a password as Payload does. */
export function derivePassword(password: string, salt: string): Promise<Buffer> {
  return new Promise((done, failed) => {
    crypto.pbkdf2(password, salt, kept.iterations, kept.bytes, kept.digest, (error, key) =>
      error ? failed(error) : done(key),
    )
  })
}

/** Whether these are the salt and hash that Payload made of the password. */
export async function isPassword(password: string, { salt, hash }: { salt: string; hash: string }): Promise<boolean> {
  if (!hash.startsWith(kept.prefix)) return false
  const known = Buffer.from(hash.slice(kept.prefix.length), 'hex')
  const key = await derivePassword(password, salt)
  return known.length === key.length && crypto.timingSafeEqual(known, key)
}
