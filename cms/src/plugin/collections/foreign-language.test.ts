import { jobOffers } from '@blickfang/contract/entries/job-offers/collection.ts'
import type { PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import { saveThrough } from '../payload/virtual/save-through.ts'
import { keepDayNotes } from './branches/day-note.ts'
import { entryCollection } from './entries/entry-collection.ts'
import { keepAlt } from './media/alt-field.ts'

const request = (locale: string | null, context: object = {}) =>
  ({ locale, context, i18n: { language: 'de' }, payload: {} }) as unknown as PayloadRequest
const refused = /In dieser Sprache hat die Website keine Texte/

test('words in a language of the project that is none of ours are refused, and not kept as German ones', async () => {
  const originalDoc = {
    id: '1',
    altByLanguage: { de: 'Brille' },
    special: [{ id: 'd', noteByLanguage: { de: 'Bundesfeier' } }],
  }
  const alt = (locale: string, text: string) =>
    keepAlt({ data: { alt: text }, originalDoc, req: request(locale) } as never)
  expect(() => alt('pl', 'Okulary')).toThrow(refused)
  expect(await alt('fr', 'Lunettes')).toMatchObject({ altByLanguage: { de: 'Brille', fr: 'Lunettes' } })

  const note = (locale: string, text: string) =>
    keepDayNotes({ data: { special: [{ id: 'd', note: text }] }, originalDoc, req: request(locale) } as never)
  expect(() => note('pl', 'Święto')).toThrow(refused)
  expect(await note('fr', 'Fête')).toMatchObject({
    special: [{ noteByLanguage: { de: 'Bundesfeier', fr: 'Fête' } }],
  })

  const save = vi.fn()
  const name = (locale: string) =>
    saveThrough(
      ['name'],
      save,
    )({
      ...{ data: {}, operation: 'update', originalDoc },
      req: request(locale, { sent: { name: 'Strona', loaded: { values: { name: 'Seite' }, revs: {} } } }),
    } as never)
  await expect(name('pl')).rejects.toThrow(refused)
  expect(save).not.toHaveBeenCalled()

  const [spell] = entryCollection(jobOffers, { place: 1, defaultColumns: [] }).hooks?.beforeOperation ?? []
  for (const operation of ['create', 'update', 'updateByID'])
    expect(() => spell?.({ args: {}, operation, req: request('pl') } as never)).toThrow(refused)
  expect(() => spell?.({ args: {}, operation: 'create', req: request(null) } as never)).not.toThrow()
})

test('such a language is read, and a form of it that says nothing new is saved', async () => {
  const before = { altByLanguage: { de: 'Brille' }, special: [{ id: 'd', noteByLanguage: { de: 'Bundesfeier' } }] }
  const req = request('pl')
  expect(await keepAlt({ data: { alt: 'Brille', tags: ['x'] }, originalDoc: before, req } as never)).toEqual({
    ...{ alt: 'Brille', tags: ['x'] },
  })
  expect(
    await keepDayNotes({ data: { special: [{ id: 'd', note: 'Bundesfeier' }] }, originalDoc: before, req } as never),
  ).toMatchObject({ special: [{ noteByLanguage: { de: 'Bundesfeier' } }] })
  const [spell] = entryCollection(jobOffers, { place: 1, defaultColumns: [] }).hooks?.beforeOperation ?? []
  expect(() => spell?.({ args: {}, operation: 'read', req } as never)).not.toThrow()
})
