import { expect, test } from 'vitest'
import { valueKeySchema } from '../content/values.ts'
import { locales } from '../kernel/locale.ts'
import { entries } from './collections.generated.ts'
import type { EntryCollection } from './define-entries.ts'
import { entryKey, entryTitle, findEntries, findEntryField } from './entry-values.ts'

const all = Object.values<EntryCollection>(entries)

test.each(all)(
  '$collection: each part takes what it says for nothing, in words or none, and is found by its key',
  (collection) => {
    for (const [name, field] of Object.entries(collection.fields)) {
      for (const locale of locales) {
        const key = entryKey(field, name, locale)
        expect(valueKeySchema.safeParse(key).success).toBe(true)
        expect(findEntryField(collection.collection, key)).toMatchObject({
          name,
          locale: field.isByLanguage ? locale : null,
        })
      }
      expect(field.schema.safeParse(field.fallback).success).toBe(!field.isRequired)
      expect(field.schema.safeParse({ evil: true }).success).toBe(false)
      for (const language of ['de', 'fr', 'en'] as const) expect(field.label[language]).not.toBe('')
    }
    expect(collection.fields[collection.title]?.isRequired).toBe(true)
    expect(findEntries(collection.collection)).toBe(collection)
  },
)

test.each(['title', 'title.xx', 'title.de.x', 'workQuota.de', 'toString', '__proto__', ''])(
  '%j is no key of a job',
  (key) => expect(findEntryField('job-offers', key)).toBeUndefined(),
)

test('an entry is called by its name in the language that is asked for, in the default one, or in any', () => {
  const { jobOffers } = entries
  const values = { 'title.de': 'Augenoptikerin', 'title.fr': 'Opticienne', workQuota: '80 %' }
  expect(entryTitle(jobOffers, values, ['fr', 'de'])).toBe('Opticienne')
  expect(entryTitle(jobOffers, values, ['it', 'de'])).toBe('Augenoptikerin')
  expect(entryTitle(jobOffers, { 'title.fr': 'Opticienne' }, ['it', 'de'])).toBe('Opticienne')
  expect(entryTitle(jobOffers, {}, ['de'])).toBe('')
})

test('a title is something to see, a formatted text is one that the site shows', () => {
  const { title, text, lastDay } = entries.jobOffers.fields
  for (const nothing of ['', '   ', '\u200b', null, 'x'.repeat(201)])
    expect(title?.schema.safeParse(nothing).success).toBe(false)
  expect(text?.schema.safeParse({ root: { type: 'root', children: [{ type: 'script' }] } }).success).toBe(false)
  expect(lastDay?.schema.safeParse('morgen').success).toBe(false)
})
