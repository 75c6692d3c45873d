import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './hash-password.ts'

test('a page’s password costs who guesses 32 MiB three times, and is no other', async () => {
  const stored = await hashPassword('Lindenhof 7')
  const [work, salt = '', key] = stored.split(':')
  expect(work).toBe('scrypt-15-8-3')
  const slow = scryptSync('Lindenhof 7', Buffer.from(salt, 'base64url'), 32, { N: 32_768, r: 8, p: 3, maxmem: 2 ** 26 })
  expect(key).toBe(slow.toString('base64url'))
  expect(await isPassword('Lindenhof 7', stored)).toBe(true)
  expect(await isPassword('lindenhof 7', stored)).toBe(false)
  expect(await hashPassword('Lindenhof 7')).not.toBe(stored)
})

test('blanks around a password, which nobody sees, keep nobody out', async () => {
  const given = ['Lindenhof 7', ' Lindenhof 7', 'Lindenhof 7\u00a0 ']
  for (const set of given) {
    const stored = await hashPassword(set)
    for (const typed of given) expect(await isPassword(typed, stored)).toBe(true)
    expect(await isPassword('Lindenhof  7', stored)).toBe(false)
  }
  // Set before they were taken away.
  const salt = Buffer.from('0123456789abcdef')
  const old = `scrypt:${salt.toString('base64url')}:${scryptSync('Linde 77 ', salt, 32).toString('base64url')}`
  expect(await isPassword('Linde 77 ', old)).toBe(true)
})

test('a password that was set before still opens its page, however its letters are composed', async () => {
  const salt = Buffer.from('0123456789abcdef')
  const stored = `scrypt:${salt.toString('base64url')}:${scryptSync('Müllerei', salt, 32).toString('base64url')}`
  expect(await isPassword('Mu\u0308llerei', stored)).toBe(true)
  expect(await isPassword('Mullerei', stored)).toBe(false)
})

test.each(['', 'scrypt', 'md5:YQ:YQ', 'scrypt-99-8-1:YQ:YQ', 'scrypt:YQ:'])(
  '«%s» is nobody’s password',
  async (stored) => {
    expect(await isPassword('', stored)).toBe(false)
  },
)
