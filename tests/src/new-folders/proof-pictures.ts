/** An option of a shape that no other has: a list of media with a note each, which a visitor's view gets as pictures. */
export const proofPictures = {
  'option.ts': `import * as z from 'zod/mini'
import { idSchema } from '../../kernel/text/id.ts'
import { defineOption } from '../../kernel/option.ts'

const schema = z.array(z.object({ id: idSchema, note: z.string() }))

/** Pictures with a note each. */
export const proofPictures = defineOption({
  type: 'proofPictures',
  schema,
  fallback: [],
  named: { media: [['*', 'id']] },
  resolve: (entries, { mediumOf }) => entries.map(({ id, note }) => ({ id: mediumOf(id), note })),
  inWords: (entries, { mediumName }) => entries.map(({ id, note }) => [mediumName(id), note].join(': ')).join('; ') || null,
  samples: [[], [{ id: '/bild.jpg', note: 'Bild' }]],
})
`,
  'control.tsx': `import type { ControlProps } from '../control.ts'
import type { OptionValue } from '../options.generated.ts'

export function ProofPicturesControl({ id, value }: ControlProps<OptionValue<'proofPictures'>>) {
  return <output id={id}>{value.map(({ note }) => note).join(', ')}</output>
}
`,
  'proof-pictures.test.ts': `import { expect, test } from 'vitest'
import { mediaBehind, namedIn, optionInWords, ownOptions } from '../option-values.ts'
import { proofPictures } from './option.ts'

const id = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'
const option = proofPictures({ de: 'Bilder', fr: 'Images', en: 'Pictures' })
const stored = [{ id, note: 'Laden' }]
const options = { pictures: option }

test('its media are found', () => expect(namedIn(option, stored).media).toEqual([id]))
test('it is said in words', () => {
  const names = { language: 'de', pageName: () => null, mediumName: () => 'laden.png' }
  expect(optionInWords(option, stored, names)).toBe('laden.png: Laden')
})
test('a visitor gets the pictures, and the page is made anew when one changes', () => {
  const targets = { locale: 'de' as const, addressOf: () => null, mediumOf: (asked: string) => ({ id: asked, alt: 'Der Laden' }) }
  const own = ownOptions({ options }, { pictures: stored }, targets)
  expect(own).toEqual({ pictures: [{ id: { id, alt: 'Der Laden' }, note: 'Laden' }] })
  expect(mediaBehind(options, JSON.parse(JSON.stringify(own)))).toEqual([id])
})
`,
}
