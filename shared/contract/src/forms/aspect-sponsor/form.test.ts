import { expect, test } from 'vitest'
import { entrySchemaOf } from '../../kernel/form.ts'
import { entryInWords } from '../entry-in-words.ts'
import { aspectSponsorForm, inFrancs, maxPersons, personItems, totalOf } from './form.ts'
import { messages } from './messages.generated.ts'

const who = { company: 'Glas AG', contactName: 'Urs', phone: '044 1', email: 'urs@glas.example' }
const wrongIn = (values: object) => [
  ...new Set(
    entrySchemaOf(aspectSponsorForm)
      .safeParse({ ...who, ...values })
      .error?.issues.map(({ path }) => path[0]),
  ),
]

test('the total is the sum of what is selected, with Swiss separators', () => {
  expect(inFrancs(totalOf({ hauptsponsor: true }))).toBe('CHF 29’000')
  const everything = {
    ...{ hauptsponsor: true, standprasenz6m: true, standprasenz9m: true, stehlunch: true, nachmittagpause: true },
    ...{ vormittagspause: true, stehlunch2: true, numberOfPersons: 2, aspectNumberOfPersons: 3 },
  }
  expect(inFrancs(totalOf(everything))).toBe('CHF 44’297')
})

test('what is no number yet costs nothing', () => {
  expect([totalOf({ numberOfPersons: Number.NaN }), totalOf({ numberOfPersons: -2 }), totalOf({})]).toEqual([0, 0, 0])
})

test('names are wanted where people are counted, each list for itself, also while other fields are wrong', () => {
  expect(wrongIn({ numberOfPersons: 0 })).toEqual(['nothing'])
  expect(wrongIn({ stehlunch: true, numberOfPersons: 0 })).toEqual([])
  expect(wrongIn({ numberOfPersons: 2 })).toEqual(['personsNames'])
  expect(wrongIn({ aspectNumberOfPersons: 1, personsNames: 'Urs' })).toEqual(['aspectPersonsNames'])
  expect(wrongIn({ numberOfPersons: 2, company: ' ' })).toEqual(['company', 'personsNames'])
  expect(wrongIn({ numberOfPersons: -1, stehlunch: true })).toEqual(['numberOfPersons'])
})

test('too many people, or half of one, are refused with the limit, in every language', () => {
  for (const count of [maxPersons + 1, 2.5, -1]) {
    expect(wrongIn({ numberOfPersons: count, personsNames: 'Urs', stehlunch: true })).toEqual(['numberOfPersons'])
  }
  expect(messages.de.messages.numberOfPersonsError).toBe('Bitte geben Sie eine ganze Zahl von 0 bis 500 an.')
  for (const dictionary of Object.values(messages)) {
    for (const item of personItems) expect(dictionary?.messages[`${item}Error`]).toContain(String(maxPersons))
  }
})

test('a booking is read in words, without what was left out', () => {
  const values = { ...who, hauptsponsor: true, stehlunch: false, numberOfPersons: 0, personsNames: '', total: 29_000 }
  expect(entryInWords({ form: 'aspectSponsorForm', values, language: 'de' })).toEqual([
    ['Auftritt · Hauptsponsor', '✓ CHF 29’000'],
    ...[
      ['Firma', 'Glas AG'],
      ['Ansprechperson', 'Urs'],
      ['Telefon', '044 1'],
      ['E-Mail', 'urs@glas.example'],
    ],
    ['Total', 'CHF 29’000'],
  ])
})

test('what somebody typed is never taken for a word of the form', () => {
  const values = { anrede: 'frau', themes: ['sonstiges'], fragenAnmerkungen: 'ort', bevorzugteUhrzeit: 'abend' }
  expect(entryInWords({ form: 'contact', values, language: 'de' })).toEqual([
    ...[
      ['Anrede', 'Frau'],
      ['Worum geht es?', 'Sonstiges'],
      ['Wunschzeit', 'Abend'],
    ],
    ['Fragen und Anmerkungen', 'ort'],
  ])
  // Nobody knows the form any more: its entries are read by the names of the fields.
  expect(entryInWords({ form: 'gone', values, language: 'de' })).toEqual(
    Object.entries({ ...values, themes: 'sonstiges' }),
  )
  expect(entryInWords({ form: 'gone', values, language: 'de', isChosenOnly: true })).toEqual([])
})

test('days are said as people say them, those of a table and those that are none stay as they are', () => {
  const said = (bevorzugterTermin: string, isTable = false) =>
    entryInWords({ form: 'contact', values: { dateOfBirth: '1988-03-04', bevorzugterTermin }, language: 'de', isTable })
  expect(said('2026-12-01')).toEqual([
    ['Geburtsdatum', '4. März 1988'],
    ['Wunschtermin', 'Dienstag, 1. Dezember 2026'],
  ])
  expect(said('am liebsten bald')[1]).toEqual(['Wunschtermin', 'am liebsten bald'])
  expect(said('2026-12-01', true)).toEqual([
    ['Geburtsdatum', '1988-03-04'],
    ['Wunschtermin', '2026-12-01'],
  ])
})
