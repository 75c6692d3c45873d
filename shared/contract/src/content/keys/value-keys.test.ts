import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '../../kernel/locale.ts'
import type { Value } from '../../kernel/value/value.ts'
import { valueName } from '../changes/value-in-words.ts'
import { valueKeySchema } from '../values.ts'
import { parseKey, valueKeys } from './value-keys.ts'

const values = Object.values<Value>(valueKeys)
const names = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,30}$/)
const keyed = fc
  .constantFrom(...values)
  .chain((value) =>
    (value.hasLocale ? fc.constantFrom(...locales) : value.partOf(value.kind) === null ? names : fc.constant('')).map(
      (part) => ({ value, part, key: (value.key as (part: string) => string)(part) }),
    ),
  )

test('each value is declared under its own kind', () => {
  expect(Object.entries(valueKeys).map(([name, { kind }]) => [name, kind])).toEqual(
    values.map(({ kind }) => [kind, kind]),
  )
})

test('a key that is built is read as the same value and the same part, and is one that goes over the wire', () => {
  fc.assert(
    fc.property(keyed, ({ value, part, key }) => {
      expect(parseKey(key)).toEqual({ value, part })
      expect(value.partOf(key)).toBe(part)
      expect(valueKeySchema.safeParse(key).success).toBe(true)
    }),
  )
})

test('what is no key is read as none, and a key of one kind is none of another', () => {
  fc.assert(
    fc.property(keyed, fc.constantFrom(...values), fc.string({ minLength: 1 }), ({ value, key }, other, more) => {
      if (other !== value) expect(other.partOf(key)).toBeNull()
      expect(parseKey(`${key}.${more}`)).toBeNull()
      expect(parseKey(`.${key}`)).toBeNull()
    }),
  )
  for (const key of ['', 'toString', 'slug', 'slug.', 'slug.xx', 'order.de', 'content.DE', 'options.', 'options.a b'])
    expect(parseKey(key), key).toBeNull()
})

test.each([
  ['slug.fr', 'URL'],
  ['disallowedLanguages', 'Masqué en'],
  ['password', 'Mot de passe'],
  ['visibleFields.title', 'Visible'],
  ['deleted', null],
  ['toString', null],
  ['', null],
])('a change of %s is called %s', (key, name) => {
  expect(valueName(key, 'fr')).toBe(name)
})
