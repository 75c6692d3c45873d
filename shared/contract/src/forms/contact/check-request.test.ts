import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRequest } from './check-request.ts'
import { contactForm, offeredThemes, themes } from './form.ts'

const now = new Date('2026-11-25T12:00:00Z')
const day = 24 * 60 * 60 * 1000
const periods = [2, 3, 4].map((weekday) => ({ day: weekday, open: '09:00', close: '18:00' }))
const special = [
  { date: '2026-12-08', open: '00:30', close: '00:30', note: 'Maria Empfängnis' },
  { date: '2026-12-13', open: '10:00', close: '16:00', note: 'Sonntagsverkauf' },
]
const facts = { now, timeZone: 'Europe/Zurich', branches: [{ periods, special }], offered: themes }
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10)
const dayFrom = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((offset) => iso(Date.parse('2026-11-25') + offset * day))
const takes = (name: keyof typeof contactForm.fields, value: unknown) =>
  contactForm.fields[name].safeParse(value).success

test('no day up to today is an appointment’s, and none on which the shop is closed', () => {
  const reasonOf = (date: string) => checkRequest({ bevorzugterTermin: date }, facts).bevorzugterTermin
  fc.assert(fc.property(dayFrom(-40_000, 0), (date) => reasonOf(date) === 'pastDay'))
  fc.assert(
    fc.property(dayFrom(1, 2_000), (date) => {
      const exception = special.find((each) => each.date === date)
      const isOpen = exception ? exception.open !== '00:30' : [2, 3, 4].includes(new Date(date).getUTCDay())
      return reasonOf(date) === (isOpen ? undefined : 'closedDay')
    }),
  )
  expect(['2026-12-08', '2026-12-13'].map(reasonOf)).toEqual(['closedDay', undefined])
})

test('a number that was copied with marks that nobody sees is taken without them', () => {
  expect(contactForm.fields.telefon.safeParse('\u202a079 123 45 67\u202c').data).toBe('079 123 45 67')
})

test('a birth lies between 1900 and today, or is not told', () => {
  const isWrong = (dateOfBirth: unknown) => 'dateOfBirth' in checkRequest({ dateOfBirth }, facts)
  fc.assert(fc.property(dayFrom(-46_348, 0), (date) => !isWrong(date)))
  fc.assert(fc.property(fc.oneof(dayFrom(1, 40_000), dayFrom(-90_000, -46_350)), isWrong))
  expect([isWrong(''), isWrong(undefined)]).toEqual([false, false])
})

test.each([
  ...['2026-02-30', '2026-13-01', '2025-02-29', '2099-99-99', '2026-1-5', '20260105', '5.1.2026', 'morgen'],
  ...['=cmd|calc', '', '2026-12-01T10:00', '２０２６-12-01', '02026-12-01', '2026-12-01\n2026-12-02'],
])('%j is no day of any calendar', (text) => {
  expect([takes('bevorzugterTermin', text), text === '' || takes('dateOfBirth', text)]).toEqual([false, text === ''])
})

test('a theme that the form does not offer is refused, whichever others are named', () => {
  const some = fc.uniqueArray(fc.constantFrom(...themes), { minLength: 1 })
  fc.assert(
    fc.property(some, some, (offered, named) => {
      const isWrong = 'themes' in checkRequest({ themes: named }, { ...facts, offered })
      return isWrong === named.some((theme) => !offered.includes(theme))
    }),
  )
  expect(offeredThemes({})).toEqual(['sonstiges'])
})

test.each(['vormittag', '10:00', '9.30'])('%s is a time of day', (text) => {
  expect(takes('bevorzugteUhrzeit', text)).toBe(true)
})
test.each(['=1+1', 'irgendwann', '25:00', ''])('%j is none', (text) => {
  expect(takes('bevorzugteUhrzeit', text)).toBe(false)
})

test.each(['\u200b', '\u2800\u3164', ' \u00ad ', 'Anna\u202e', 'An\u0007na', 'Anna\nBeat', '\ud800'])(
  '%j is nobody’s name',
  (text) => {
    expect([takes('vorname', text), takes('nachname', text), takes('plz', text)]).toEqual([false, false, false])
  },
)

test('a remark may have lines and any letters, and nothing that turns it around', () => {
  expect(['a\r\nb\tc', 'שלום', '👩‍⚕️'].map((text) => takes('fragenAnmerkungen', text))).toEqual([true, true, true])
  expect(takes('fragenAnmerkungen', 'a\u202eb')).toBe(false)
})
