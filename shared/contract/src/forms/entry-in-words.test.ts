import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Form } from '../kernel/form.ts'
import { entryInWords, isOffered } from './entry-in-words.ts'
import { forms } from './forms.generated.ts'

const all: readonly Form[] = Object.values(forms)
  .map(({ form }): Form => form)
  .filter(({ isOwn }) => !isOwn)

test.each(all)('of $name nothing that was typed is among what was chosen, whatever the field', (form) => {
  const attack = fc.constantFrom(
    'Gewinn!\nhttps://evil.example/x',
    'ruf 0900 123 456',
    'www.evil.example',
    'x@evil.example',
  )
  const typed = Object.entries(form.fields).filter(([, schema]) => !isOffered(schema))
  expect(typed.length).toBeGreaterThan(3)
  const values = fc.record(Object.fromEntries(typed.map(([name]) => [name, attack])))
  const ticks = { hauptsponsor: true, numberOfPersons: 2, anrede: 'frau', themes: ['sonstiges'], total: 29_600 }
  fc.assert(
    fc.property(values, (words) => {
      const rows = entryInWords({ form: form.name, values: { ...ticks, ...words }, language: 'de', isChosenOnly: true })
      const told = JSON.stringify(rows)
      return rows.length > 0 && Object.values(words).every((word) => !told.includes(JSON.stringify(word).slice(1, -1)))
    }),
  )
})

test('two offers of one name are told apart by their group, each with what it costs', () => {
  const values = { stehlunch: true, stehlunch2: true, aspectNumberOfPersons: 2, total: 5_798 }
  expect(entryInWords({ form: 'aspectSponsorForm', values, language: 'de' })).toEqual([
    ['Am Anlass · Stehlunch', '✓ CHF 2’500'],
    ['Anzahl Personen am aspect', '2 × CHF 399 = CHF 798'],
    ['Am aspect · Stehlunch', '✓ CHF 2’500'],
    ['Total', 'CHF 5’798'],
  ])
})

test('a table has a column for each, and numbers to sum up', () => {
  const values = { stehlunch: true, stehlunch2: true, numberOfPersons: 2 }
  const rows = entryInWords({ form: 'aspectSponsorForm', values, language: 'de', isTable: true })
  expect(rows.slice(0, 3).map(([, value]) => value)).toEqual(['✓', '2', '✓'])
  expect(new Set(rows.map(([label]) => label)).size).toBe(rows.length)
})

const asked = [
  { id: 'a', kind: 'text', label: 'Name' },
  { id: 'b', kind: 'text', label: 'Name' },
  { id: 'c', kind: 'several', label: 'Tage' },
  { id: 'd', kind: 'date', label: 'Wann?' },
  { id: 'e', kind: 'consent', label: 'Einverstanden' },
  { id: 'f', kind: 'number', label: 'Anzahl' },
]
const values = { a: 'Anna', b: 'Beat', c: ['Mo', 'Di'], d: '2026-12-01', e: true, f: 0 }

test('an entry of a form that its owner made is said with the names of its fields as they were then', () => {
  expect(entryInWords({ form: 'own', values, asked, language: 'de' })).toEqual([
    ['Name', 'Anna'],
    ['Name (2)', 'Beat'],
    ['Tage', 'Mo, Di'],
    ['Wann?', 'Dienstag, 1. Dezember 2026'],
    ['Einverstanden', '✓'],
    ['Anzahl', '0'],
  ])
  expect(entryInWords({ form: 'own', values, asked, language: 'de', isTable: true })).toContainEqual([
    'Wann?',
    '2026-12-01',
  ])
})

test('a second field of one name keeps its number where the first was left out', () => {
  expect(entryInWords({ form: 'own', values: { b: 'Beat' }, asked, language: 'de' })).toEqual([['Name (2)', 'Beat']])
})

test('nothing of it is what was chosen of an offer, since all may be words of a stranger', () => {
  expect(entryInWords({ form: 'own', values, asked, language: 'de', isChosenOnly: true })).toEqual([])
})

test.each([[null], [undefined], ['x'], [[{ id: 1 }]], [[{ id: 'a', kind: 'gone', label: 'x' }]]])(
  'fields that are kept as %j are none',
  (kept) => expect(entryInWords({ form: 'own', values, asked: kept, language: 'de' })).toEqual([]),
)
