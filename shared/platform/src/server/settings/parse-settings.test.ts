import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { addressOf, days, httpAddress, httpOrigin, listOf, oneOf, port, set, textLike } from './kinds.ts'
import { checkSettings, parseSettings, WrongSettings } from './parse-settings.ts'

const schema = z.object({
  PORT: set(port.default(3000)),
  PUBLIC_URL: set(httpOrigin.default('http://localhost:3000')),
  KEEP_DAYS: set(days(30).default(90)),
  LEVEL: set(oneOf('info', 'warn').default('info')),
  API_KEY: set(textLike('16 characters or more', /^.{16,}$/).optional()),
  REDIS_URL: set(addressOf(['redis'], 'redis://host').default('')),
  FEED_URL: set(httpAddress.default('')),
  HOSTS: set(listOf('host:port', (host) => /^\w+:\d+$/.test(host)).default('')),
})

const said = (env: Record<string, string>) => {
  try {
    checkSettings([schema], env)
    return []
  } catch (error) {
    if (error instanceof WrongSettings) return error.message.split('\n').slice(1)
    throw error
  }
}

test('each wrong setting has a line with its name, what it has and what it takes', () => {
  expect(said({ PORT: 'abc', PUBLIC_URL: 'www.shop.ch', KEEP_DAYS: 'viele', LEVEL: 'loud', HOSTS: 'a:1, b' })).toEqual([
    '  PORT is "abc". It takes a port, a whole number from 0 to 65535.',
    '  PUBLIC_URL is "www.shop.ch". It takes an address without a path, such as https://www.example.ch.',
    '  KEEP_DAYS is "viele". It takes a number of days from 30 to 36500, or 0 for good.',
    '  LEVEL is "loud". It takes one of info, warn.',
    '  HOSTS is "a:1, b". It takes host:port.',
  ])
})

test.each([
  ['PORT', ['80000', '-1', '3e3', '0x10', ' 80', '3000.5']],
  ['PUBLIC_URL', ['localhost:3000', 'ftp://x.ch', 'https://x.ch/shop', 'https://', 'https://x.ch\n', 'https://x.ch?a']],
  ['KEEP_DAYS', ['29', '1.5', '99999', '-1']],
  ['REDIS_URL', ['http://x', 'redis', 'redis:/x']],
])('%s refuses what only looks right', (name, values) => {
  for (const value of values) expect([value, said({ [name]: value })]).toEqual([value, [expect.stringContaining(name)]])
})

test('what is right is read, and what is empty is as if it were not set', () => {
  const empty = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, '']))
  expect(parseSettings(schema, empty)).toEqual(parseSettings(schema, {}))
  expect(
    parseSettings(schema, { PORT: '80', PUBLIC_URL: 'https://Shop.ch/', KEEP_DAYS: '0', HOSTS: 'a:1, b:2' }),
  ).toMatchObject({ PORT: 80, PUBLIC_URL: 'https://shop.ch', KEEP_DAYS: 0, HOSTS: 'a:1,b:2' })
})

test('the lines are those of the settings that are wrong alone, however many there are', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('0', '443', 'info', 'https://x.ch', 'redis://y', 'a:1'))
  const env = fc.dictionary(fc.constantFrom(...Object.keys(schema.shape)), value)
  fc.assert(
    fc.property(env, (all) => {
      const alone = Object.entries(all).flatMap(([name, text]) => said({ [name]: text }))
      expect(new Set(said(all))).toEqual(new Set(alone))
      for (const line of said(all)) expect(line).toMatch(/^ {2}\w+ (is|has) .+\. It takes .+\.$/)
    }),
  )
})

test('no line shows a secret, nor the password of an address', () => {
  const word = fc.stringMatching(/^[a-z]{8,15}$/)
  fc.assert(
    fc.property(word, (secret) => {
      const lines = said({ API_KEY: secret, REDIS_URL: `rdis://user:${secret}@host` }).join()
      expect(lines).toContain(`API_KEY has ${secret.length} characters`)
      expect(lines).not.toContain(secret)
    }),
  )
})
