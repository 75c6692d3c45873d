import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksIn } from './looks-in.ts'

const text = fc.constantFrom('', 'Brillen', 'Lunettes')
const content = fc.record(
  { text, by: fc.constantFrom('person', 'machine'), source: fc.constantFrom('a', 'b'), checked: fc.constant(true) },
  { requiredKeys: ['text'] },
)
const values = fc.dictionary(
  fc.constantFrom(contentKey('de'), contentKey('fr'), 'mediaId', 'options.link', 'visibleFields.title', 'order'),
  fc.oneof(content, text, fc.constant(null), fc.boolean()) as fc.Arbitrary<Json>,
)

test('nothing goes live by a save but that somebody has looked at words that are live', () => {
  fc.assert(
    fc.property(values, values, (patch, published) => {
      for (const [key, value] of Object.entries(looksIn(patch, published))) {
        expect([contentKey('de'), contentKey('fr')]).toContain(key)
        const bare = (each: Json | undefined) => ({ by: 'person', ...(each as object), checked: undefined })
        expect(bare(value)).toEqual(bare(published[key]))
      }
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['mediaId', 'a', 'b'],
  ['options.size', 'small', 'large'],
  ['visibleFields.title', true, false],
])('a changed %s waits to be published', (key, live, value) =>
  expect(looksIn({ [key]: value }, { [key]: live })).toEqual({}),
)

test('a look at words that are live is live at once', () => {
  const words = { text: 'Lunettes', by: 'machine', source: 'a' }
  const patch = { [contentKey('fr')]: { ...words, checked: true } }
  expect(looksIn(patch, { [contentKey('fr')]: words })).toEqual(patch)
})
