import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseSlug, normaliseTypedSlug } from './slug.ts'

test.each([
  ['Über uns', 'ueber-uns'],
  ['Größe & Maß', 'groesse-mass'],
  ['  Lunettes à Genève ', 'lunettes-a-geneve'],
  ['~home', 'home'],
  ['Brillen / Sonnenbrillen!', 'brillen-sonnenbrillen'],
  ['…', ''],
])('%s becomes %s', (text, slug) => {
  expect(normaliseSlug(text)).toBe(slug)
})

test('while typing a hyphen at the end stays', () => {
  expect(normaliseTypedSlug('Team ')).toBe('team-')
})

test('an address stays what it is when it is made an address again', () => {
  assert(property(string({ unit: 'grapheme' }), (text) => normaliseSlug(normaliseSlug(text)) === normaliseSlug(text)))
})
