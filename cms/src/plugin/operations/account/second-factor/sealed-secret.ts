import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

type Server = Pick<Payload, 'secret'>

/** Key of its own, made of the server's secret: who reads the database or a back-up of it alone reads no secret of an app. */
function keyOf({ secret }: Server): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'second factor of an account', 32))
}

/** Seals a secret for one account: AES-256-GCM, so that it opens nowhere else and nobody changes it unseen. */
export function sealSecret(server: Server, account: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(server), nonce).setAAD(Buffer.from(account))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** Opens it; null where the server's secret is another one than it was, or somebody has changed what stood there. */
export function openSecret(server: Server, account: string, kept: string): string | null {
  const [nonce, tag, sealed] = kept.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (nonce?.length !== 12 || tag?.length !== 16 || !sealed) return null
  const decipher = createDecipheriv('aes-256-gcm', keyOf(server), nonce).setAAD(Buffer.from(account)).setAuthTag(tag)
  const secret = decipher.update(sealed)
  try {
    return Buffer.concat([secret, decipher.final()]).toString('utf8')
  } catch {
    // Node tells a wrong tag by throwing alone.
    return null
  }
}
