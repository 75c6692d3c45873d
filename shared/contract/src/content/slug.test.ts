import { assert, boolean, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseSlug, normaliseTypedSlug } from './slug.ts'

test.each([
  ['Über uns', 'ueber-uns'],
  ['Größe & Maß', 'groesse-mass'],
  ['  Lunettes à Genève ', 'lunettes-a-geneve'],
  ['~home', 'home'],
  ['Brillen / Sonnenbrillen!', 'brillen-sonnenbrillen'],
  ['…', ''],
  ['ﬁrma ﬂair', 'firma-flair'],
  ['Ilıca Iğdır', 'ilica-igdir'],
  ['Ђорђе Његош', 'djordje-njegos'],
  ['Љубав, џем и шећер', 'ljubav-dzem-i-secer'],
  ['Čačak & Žižek', 'cacak-zizek'],
  ['Ǆep ǉubav', 'dzep-ljubav'],
  ['Shëndeti i syve', 'shendeti-i-syve'],
  ['Ça va', 'ca-va'],
  ['５０ ²', '50-2'],
  ['Gesund\u00adheits\u00adcheck', 'gesundheitscheck'],
  ['\u202aKinder\u200bbrillen\u202c', 'kinderbrillen'],
])('%s becomes %s', (text, slug) => {
  expect(normaliseSlug(text)).toBe(slug)
})

test('while typing a hyphen at the end stays', () => {
  expect(normaliseTypedSlug('Team ')).toBe('team-')
})

test('an address stays what it is when it is made an address again', () => {
  assert(property(string({ unit: 'grapheme' }), (text) => normaliseSlug(normaliseSlug(text)) === normaliseSlug(text)))
})

/** Every letter and digit with which the languages of pages are written. Source: Unicode CLDR, main exemplar characters. */
const letters = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789äöüßàâæçéèêëîïôœùûÿìíòóúñáãõºªñčćđšžëǆǉǌﬁﬂﬀﬃﬄĳŀıſ',
  ...'абвгдђежзијклљмнњопрстћуфхцчџш',
]

test('every letter of a name in the languages of pages leaves something in its address', () => {
  assert(
    property(constantFrom(...letters), boolean(), (letter, isCapital) => {
      expect(normaliseSlug(isCapital ? letter.toUpperCase() : letter)).toMatch(/^[a-z0-9]+$/)
    }),
    { numRuns: 1000 },
  )
})
