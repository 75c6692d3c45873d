import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailSchema } from '../email.ts'
import { parseUrl } from './parse-url.ts'
import { isAddress } from './web-address.ts'

/** More calls than the engine lets pass before it compiles a caller. */
const calls = 30_000

test.each([
  ['an address', () => parseUrl('https://wä.ch/über?ü=ö#ä')?.hostname === 'xn--w-0fa.ch'],
  ['a path on a site', () => parseUrl('/über-uns', 'https://optik.example')?.pathname === '/%C3%BCber-uns'],
  ['where a link leads', () => isAddress('https://bücher.ch/für-kinder')],
  ['an e-mail address', () => emailSchema.safeParse('info@bücher.ch').success],
])('%s with umlauts is one after thousands of others, as it was at first', (_, isOne) => {
  const refused = Array.from({ length: calls }, isOne).filter((is) => !is)
  expect(refused).toHaveLength(0)
})

test('it is what a browser makes of it, and null where a browser refuses', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.webUrl()), (text) => {
      const made = () => {
        try {
          return new URL(text, 'https://a.example/b/').href
        } catch {
          return undefined
        }
      }
      expect(parseUrl(text, 'https://a.example/b/')?.href).toBe(made())
    }),
  )
})
