import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlainPath } from './is-plain-path.ts'

test.each([
  '/',
  '/de',
  '/de/kontakt',
  '/de//kontakt',
  '/de/game.webmanifest',
  '/robots.txt',
  '/.well-known/security.txt',
  '/de/...',
  '/de/a..b',
  '/de/..a',
  '/_next/static/chunks/%5Broot-of-the-server%5D__0a1b._.js',
  '/de/%C3%BCber-uns',
  '/de/100%25',
  '/de/%zz',
  '/api/bf-media/file/ein%20bild.jpg',
])('%s says where it leads', (path) => {
  expect(isPlainPath(path)).toBe(true)
})

test.each([
  '/..',
  '/de/.',
  '/de/./x',
  '/_next/../at/x/de',
  '/_next/%2e%2e/at/1-1/de',
  '/_next/static/.%2E/../at/1-1/de',
  '/de/edit/%252e%252e/at',
  '/de/edit/%25252e%25252e/at',
  '/de/edit/x\\..\\at',
  '/de/edit/x%5c..%5Cat',
  '/de/edit/x%255c..',
  '/de/edit/..%2fat',
  '/de/a%2Fb',
  '/de/a%252fb',
  '/de//../at',
  '/de/%09../at',
  '/de/.%0d./at',
  '/de/..%00/at',
  `/de/%${'25'.repeat(50)}2e`,
])('%s does not', (path) => {
  expect(isPlainPath(path)).toBe(false)
})

/** A letter in any of the ways in which it can be written, several times over. */
const written = (letter: string) =>
  fc.tuple(fc.nat({ max: 3 }), fc.boolean()).map(([times, isUpper]) => {
    let text = letter
    for (let i = 0; i < times; i++) {
      const code = `%${text.charCodeAt(0).toString(16).padStart(2, '0')}`
      text = (isUpper ? code.toUpperCase() : code) + text.slice(1)
    }
    return text
  })
const join = (parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''))
const slash = fc.oneof(written('/'), written('\\'), fc.constant('//'))
const dots = fc.oneof(join([written('.')]), join([written('.'), written('.')]))
const segment = fc.stringMatching(/^[a-z0-9~_-]{1,12}$/)

describe('of generated paths', () => {
  test('none with a dot segment is plain, however its dots and slashes are written', () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 3 }), slash, dots, slash, segment, (before, a, hidden, b, after) => {
        expect(isPlainPath(`/${before.join('/')}${a}${hidden}${b}${after}`)).toBe(false)
        expect(isPlainPath(`/${before.join('/')}${a}${hidden}`)).toBe(false)
      }),
    )
  })

  test('each of ordinary segments is plain, and what is plain is the same place to the URL standard', () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (parts) => {
        const path = `/${parts.join('/')}`
        expect(isPlainPath(path)).toBe(true)
      }),
    )
    const anyPath = fc.string({ unit: fc.constantFrom('a', '.', '/', '%', '2', '5', 'e', 'f', 'c', 'E', '\\', '\t') })
    fc.assert(
      fc.property(anyPath, (text) => {
        const path = `/x${text}`
        fc.pre(isPlainPath(path))
        expect(new URL(`http://site${path}`).pathname).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })
})
