import { expect, test } from 'vitest'
import { entriesCsv } from './entries-csv.ts'

const heads = { at: 'Eingang', answered: 'Beantwortet' }
const entry = {
  createdAt: '2026-11-23T08:00:00.000Z',
  title: 'Anna Müller',
  form: 'contact',
  values: { vorname: 'Anna', nachname: 'Müller', themes: ['sonstiges', 'myopieManagement'] },
  isAnswered: true,
}
const csv = (...entries: (typeof entry)[]) => entriesCsv(entries, heads, 'de').split('\r\n')

test('entries are a table with words for heads, that Excel reads', () => {
  expect(csv(entry)).toEqual([
    '\uFEFF"Eingang";"Vorname";"Nachname";"Worum geht es?";"Beantwortet"',
    '"2026-11-23T08:00:00.000Z";"Anna";"Müller";"Sonstiges, Myopie-Management";"✓"',
    '',
  ])
})

test('what begins like a formula is text, and quotes and lines stay in their cell', () => {
  const values = { ...entry.values, vorname: '=HYPERLINK("https://spam.example")', nachname: 'a"b\nc;d' }
  expect(entriesCsv([{ ...entry, values }], heads, 'de')).toContain(
    `"'=HYPERLINK(""https://spam.example"")";"a""b\nc;d"`,
  )
})

test.each(['=1+1', '+41 52', '-1', '@SUM(A1)', '\t=1', ' =1', '\u200b=1', '＝1+1', '\n=1', '＠x'])(
  '%j is text to a spreadsheet',
  (vorname) => {
    expect(entriesCsv([{ ...entry, values: { ...entry.values, vorname } }], heads, 'de')).toContain(`"'${vorname}"`)
  },
)

test('without an entry there are heads alone', () => {
  expect(csv()).toEqual(['\uFEFF"Eingang";"Beantwortet"', ''])
})
