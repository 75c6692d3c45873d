import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Work that a stored password took, by the name that it begins with. A name says the same for ever; another work gets another one. */
const works: Readonly<Record<string, ScryptOptions>> = {
  /** Node's own, which passwords have that were set before 0.2.0. */
  scrypt: { N: 2 ** 14, r: 8, p: 1 },
  // Source: OWASP, Password Storage Cheat Sheet, scrypt (2026): 32 MiB, three times. Node counts a little more than that.
  'scrypt-15-8-3': { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 },
}
const today = 'scrypt-15-8-3'

/** Makes the stored form of a page password: `<work>:<salt>:<key>`, the latter two base64url. Without blanks around it, which nobody sees. Never given out. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password.trim().normalize('NFC'), salt, 32, works[today] ?? {})
  return `${today}:${salt.toString('base64url')}:${key.toString('base64url')}`
}

/** Whether a typed password is the stored one, as it is or without blanks around it; takes as long for either answer. */
export async function isPassword(typed: string, stored: string): Promise<boolean> {
  const [work = '', salt = '', key = ''] = stored.split(':')
  const options = works[work]
  if (!options) return false
  const wanted = Buffer.from(key, 'base64url')
  const given = await derive(typed.normalize('NFC'), Buffer.from(salt, 'base64url'), 32, options)
  const isIt = wanted.length === given.length && timingSafeEqual(given, wanted)
  return isIt || typed.trim() === typed ? isIt : isPassword(typed.trim(), stored)
}
