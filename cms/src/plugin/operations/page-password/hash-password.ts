import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** Makes the stored form of a page password: `scrypt:<salt>:<key>`, both base64url. Never given out. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password.normalize('NFC'), salt, 32)
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`
}

/** Whether a typed password is the stored one; takes as long for either answer. */
export async function isPassword(typed: string, stored: string): Promise<boolean> {
  const [, salt = '', key = ''] = stored.split(':')
  const wanted = Buffer.from(key, 'base64url')
  const given = await derive(typed.normalize('NFC'), Buffer.from(salt, 'base64url'), 32)
  return wanted.length === given.length && timingSafeEqual(given, wanted)
}
