import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allForms } from '../all-forms.ts'
import { entriesCsv, type KeptEntry } from './entries-csv.ts'

const entry = {
  createdAt: '2026-11-23T08:00:00.000Z',
  title: 'Anna Müller',
  form: 'contact',
  values: { vorname: 'Anna', nachname: 'Müller', themes: ['sonstiges', 'myopieManagement'] },
  isAnswered: true,
}
const csv = (...entries: KeptEntry[]) => entriesCsv(entries, 'de', 'Europe/Zurich').split('\r\n')

test('entries are a table with words for heads, that Excel reads', () => {
  expect(csv(entry)).toEqual([
    '\uFEFF"Eingang";"Vorname";"Nachname";"Worum geht es?";"Beantwortet"',
    '"2026-11-23 09:00";"Anna";"Müller";"Sonstiges, Myopie-Management";"✓"',
    '',
  ])
})

test('what begins like a formula is text, and quotes and lines stay in their cell', () => {
  const values = { ...entry.values, vorname: '=HYPERLINK("https://spam.example")', nachname: 'a"b\nc;d' }
  expect(entriesCsv([{ ...entry, values }], 'de', 'Europe/Zurich')).toContain(
    `"'=HYPERLINK(""https://spam.example"")";"a""b\nc;d"`,
  )
})

test.each(['=1+1', '+41 52', '-1+1', '-01', '-1 Jahr', '@SUM(A1)', '\t=1', ' =1', '\u200b=1', '＝1+1', '\n=1', '＠x'])(
  '%j is text to a spreadsheet',
  (vorname) => {
    expect(entriesCsv([{ ...entry, values: { ...entry.values, vorname } }], 'de', 'Europe/Zurich')).toContain(
      `"'${vorname}"`,
    )
  },
)

const answered = (kind: string, value: unknown) =>
  csv({ ...entry, form: 'own', values: { a: value }, asked: [{ id: 'a', kind, label: 'x' }] })[1]?.split(';')[1]

test.each([
  ...['0791234567', '007', '01.5', '756123456789', '3-4', '1/2', '1.2.', '1.2.2026', '10/2026', '2026-12-01', '12E3'],
])('%s stays as it was written, also beside a spreadsheet that knows better', (typed) => {
  expect(answered('text', typed)).toBe(`"'${typed}"`)
  expect(csv({ ...entry, values: { ...entry.values, vorname: typed } })[1]).toContain(`"'${typed}"`)
})

test.each(['8400', '1.5', '0', '0.5', '079 123 45 67', '12 Stück', 'Haus 3-4', '1/2 Tag', '12345678901'])(
  '%s needs no mark',
  (typed) => expect(answered('text', typed)).toBe(`"${typed}"`),
)

test('a number and a day of their own kind stay what a spreadsheet sorts and sums up', () => {
  expect(answered('number', 123_456_789_012)).toBe('"123456789012"')
  expect(answered('date', '2026-12-01')).toBe('"2026-12-01"')
})

test('a field for days that holds something else is a text like any other, in forms of ours and of owners', () => {
  const isoDay = fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
    .map((at) => at.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom('=1+1', '+41', '0791234567', '3-4'), fc.string(), isoDay), (stored) => {
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(stored)
      expect(answered('date', stored)).toBe(isDay ? `"${stored}"` : answered('text', stored))
    }),
  )
  const dated = [...allForms()].flatMap(
    ([
      form,
      {
        form: { days = {} },
      },
    ]) => Object.keys(days).map((field) => ({ form, field })),
  )
  expect(dated.length).toBeGreaterThan(0)
  for (const { form, field } of dated) {
    expect(csv({ ...entry, form, values: { [field]: '=HYPERLINK("x")' } })[1]).toContain(`"'=HYPERLINK`)
  }
})

test('numbers are numbers: below zero too, and a total without its currency', () => {
  const asked = [{ id: 'a', kind: 'number', label: 'Dioptrien' }]
  expect(csv({ ...entry, form: 'own', values: { a: -2.25 }, asked })[1]).toBe('"2026-11-23 09:00";"-2.25";"✓"')
  const values = { stehlunch: true, numberOfPersons: 2, total: 3_100 }
  const [head, row] = csv({ ...entry, form: 'aspectSponsorForm', values })
  const at = head?.split(';').indexOf('"Total"') ?? -1
  expect(row?.split(';')[at]).toBe('"3100"')
})

test('without an entry there are heads alone', () => {
  expect(csv()).toEqual(['\uFEFF"Eingang";"Beantwortet"', ''])
})

const own = (values: Record<string, unknown>, labels: Record<string, string>, locale = 'de'): KeptEntry => ({
  ...{ createdAt: '2026-11-23T23:30:00.000Z', title: '', form: 'own', about: 'Bestellen', locale, values },
  asked: Object.entries(labels).map(([id, label]) => ({ id, kind: 'text', label })),
})

test('a field that was renamed, or is called otherwise in another language, is one column, as it is called now', () => {
  const rows = csv(
    own({ a: 'Claire' }, { a: 'Prénom' }, 'fr'),
    own({ a: 'Beat' }, { a: 'Vorname' }),
    own({ a: 'Anna', b: 'x' }, { a: 'Name', b: '=Notiz' }),
  )
  expect(rows).toEqual([
    '\uFEFF"Eingang";"Titel des Formulars";"Vorname";"\'=Notiz";"Beantwortet"',
    '"2026-11-24 00:30";"Bestellen";"Claire";"";""',
    '"2026-11-24 00:30";"Bestellen";"Beat";"";""',
    '"2026-11-24 00:30";"Bestellen";"Anna";"x";""',
    '',
  ])
})

test('nothing is left out where two fields have one name', () => {
  expect(csv(own({ a: 'x', b: 'y' }, { a: 'Name', b: 'Name' }))[1]).toBe('"2026-11-24 00:30";"Bestellen";"x";"y";""')
  const rows = csv(
    own({ c: '1' }, { c: 'Name' }),
    own({ a: '2' }, { a: 'Name' }),
    own({ a: 'x', c: 'y' }, { a: 'Name', c: 'Name' }),
  )
  expect(rows[3]).toContain('x · y')
})

test('a field that is called like a head of the table, or by a number, is a column in its place', () => {
  const names = { a: 'Eingang', b: '2', c: 'Beantwortet', d: '1', e: 'constructor', f: '__proto__' }
  const [head, row] = csv(own({ a: 'A', b: 'B', c: 'C', d: 'D', e: 'E', f: 'F' }, names))
  expect(head).toMatch(
    /^\uFEFF"Eingang";"Titel des Formulars";"Eingang[^"]+";"2";"Beantwortet[^"]+";"1";"constructor";"__proto__";"Beantwortet"$/,
  )
  expect(row).toBe('"2026-11-24 00:30";"Bestellen";"A";"B";"C";"D";"E";"F";""')
})

test('notes stand at the end, where somebody has noted something', () => {
  const notes = [
    { by: 'Anna', text: 'angerufen' },
    { by: null, text: '=1' },
  ]
  const [head, first] = csv({ ...entry, notes }, entry)
  expect(head).toMatch(/;"Beantwortet";"Notizen"$/)
  expect(first).toMatch(/;"✓";"Anna: angerufen\n=1"$/)
})
