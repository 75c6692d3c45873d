import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** A page password as it is stored: `scrypt:<salt>:<key>`, both base64url. It is never given out. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password.normalize('NFC'), salt, 32)
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`
}
