import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entrySchemaOf, sentenceOf } from '../../kernel/form.ts'
import { asCopied } from '../../kernel/text/as-copied.ts'
import { isEmail } from '../../kernel/text/email.ts'
import { hasPhone } from '../../kernel/text/has-phone.ts'
import { readTypedNumber } from '../../kernel/typed/typed-number.ts'
import type { AskedKind } from '../../options/asked-kind/option.ts'
import { enteredBy, readEntry } from '../read-entry.ts'
import { type AskedField, askedIn } from './asked-field.ts'
import { hasOtherConsents, madeForm } from './made-form.ts'

const kinds = ['text', 'longText', 'choice', 'several', 'number', 'date', 'email', 'phone', 'consent'] as const
const choices = fc.uniqueArray(fc.constantFrom('Ja', 'Nein', 'Rot', 'Grün', 'idle', '1'), {
  minLength: 1,
  maxLength: 5,
})

const field = (kind: AskedKind, more: Partial<AskedField> = {}): AskedField => ({
  ...{ id: 'f', kind, label: 'Frage', hint: '', isRequired: false, choices: [], language: null },
  ...more,
})
const forms = fc
  .array(fc.record({ kind: fc.constantFrom(...kinds), isRequired: fc.boolean(), choices }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((all) => all.map((one, at) => field(one.kind, { ...one, id: `f${at}`, label: `Frage ${at}` })))

/** Input of people and machines, whatever the field asks. */
const typed = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Anna',
    'Ja',
    'Nein',
    'on',
    '12',
    '3,5',
    "1'200",
    '-4',
    'viele',
    '1e999',
    '2026-12-01',
    '2026-02-30',
    '0026-12-01',
    "'",
    '1.200',
  ),
  fc.constantFrom(
    'a@b.ch',
    'a@b',
    '052 212 47 30',
    '117',
    'x'.repeat(501),
    'y'.repeat(4_001),
    '\u200b',
    'a\u202eb',
    'a\nb',
    '\u202a079 123 45 67\u202c',
  ),
  fc.string({ maxLength: 20 }),
)

/** Told from the rule of each kind, not from its schema. */
function isTaken({ kind, isRequired, choices: offered }: AskedField, all: readonly string[]): boolean {
  const [first] = all
  const text = (first ?? '').trim()
  const isSeen = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
  const isEmpty = first === undefined || first === ''
  switch (kind) {
    case 'text':
      return (
        text.length <= 500 &&
        (isSeen || !isRequired) &&
        !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text)
      )
    case 'longText':
      return (
        text.length <= 4_000 &&
        (isSeen || !isRequired) &&
        !/[\p{Cs}\u202a-\u202e\u2066-\u2069\p{Zl}\p{Zp}]|[^\P{Cc}\t\n\r]/u.test(text)
      )
    case 'choice':
      return isEmpty ? !isRequired : offered.includes(first)
    case 'several':
      return (
        all.every((one) => offered.includes(one)) && new Set(all).size === all.length && (all.length > 0 || !isRequired)
      )
    case 'number': {
      const number = readTypedNumber(text)
      return number === undefined ? !isRequired : Number.isFinite(number) && Math.abs(number) <= 1e12
    }
    case 'date':
      return text === ''
        ? !isRequired
        : /^\d{4}-\d\d-\d\d$/.test(text) &&
            !Number.isNaN(Date.parse(text)) &&
            /^(19|20|2100)/.test(text) &&
            new Date(text).toISOString().startsWith(text)
    case 'email':
      return text === '' ? !isRequired : isEmail(text)
    case 'phone': {
      const phone = asCopied(text, 'tel:')
      return phone === '' ? !isRequired : phone.length <= 40 && hasPhone(phone) && !/\p{Cc}/u.test(phone)
    }
    case 'consent':
      return all.length > 0 || !isRequired
    // Tested beside its rule.
    case 'file':
      return true
  }
}

test('a number that was copied with marks that nobody sees is taken without them', () => {
  const form = madeForm([field('phone', { id: 'p', isRequired: true })])
  const taken = (p: string) => entrySchemaOf(form).safeParse({ p }).data?.p
  expect(taken('\u202a+41 79 123 45 67\u202c')).toBe('+41 79 123 45 67')
  expect(taken('\u2066Büro 044 123 45 67\u2069 ')).toBe('Büro 044 123 45 67')
  expect(taken('tel:+41791234567')).toBe('+41791234567')
  expect(taken('\u202a\u202c')).toBeUndefined()
  const reason = (p: string) => entrySchemaOf(form).safeParse({ p }).error?.issues[0]?.message
  expect(['keine', '079 123\n45 67'].map(reason)).toEqual(['phone', 'signs'])
  expect(sentenceOf(form, 'p', 'signs')).toBe('signsError')
})

test('a year with two digits, which a browser takes for the first century, is told', () => {
  const form = madeForm([field('date', { id: 'd' })])
  const reasons = (d: string) =>
    entrySchemaOf(form)
      .safeParse({ d })
      .error?.issues.map(({ message }) => message)
  expect(['0026-12-01', '9999-01-01', '2026-13-01', '1900-01-01', '2100-12-31', ''].map(reasons)).toEqual([
    ...[['year'], ['year'], ['date']],
    ...[undefined, undefined, undefined],
  ])
  expect(sentenceOf(form, 'd', 'year')).toBe('yearError')
})

test('what is filled in is taken exactly where each field takes it, and what is wrong is told for each wrong field and no other', () => {
  fc.assert(
    fc.property(
      forms.chain((asked) =>
        fc.tuple(
          fc.constant(asked),
          fc.tuple(...asked.map(({ kind }) => fc.array(typed, { maxLength: kind === 'several' ? 3 : 1 }))),
        ),
      ),
      ([asked, filled]) => {
        const entered = asked.flatMap(({ id }, at) => (filled[at] ?? []).map((value) => ({ name: id, value })))
        const form = madeForm(asked)
        const { data, error } = entrySchemaOf(form).safeParse(readEntry(form, enteredBy(entered)))
        // Copied addresses are cleaned of what nobody sees, which is a rule of its own.
        const wrong = asked.filter(
          (one, at) =>
            !(one.kind === 'email' && /\p{Cf}/u.test(filled[at]?.[0] ?? '')) && !isTaken(one, filled[at] ?? []),
        )
        const told = new Set(error?.issues.map(({ path }) => String(path[0])) ?? [])
        for (const { id } of wrong) expect(told).toContain(id)
        if (wrong.length === 0 && told.size > 0)
          expect(asked.filter(({ id }) => told.has(id)).every(({ kind }) => kind === 'email')).toBe(true)
        if (data) expect(Object.keys(data).every((name) => asked.some(({ id }) => id === name))).toBe(true)
        for (const issue of error?.issues ?? [])
          expect([
            'required',
            'tooLong',
            'email',
            'phone',
            'number',
            'date',
            'year',
            'choice',
            'consent',
            'signs',
          ]).toContain(issue.message)
      },
    ),
    { numRuns: 300 },
  )
})

test('what is taken is what was filled in, as it was filled in', () => {
  const asked = [
    field('text', { id: 'a' }),
    field('number', { id: 'b' }),
    field('several', { id: 'c', choices: ['Rot', 'Grün'] }),
    field('consent', { id: 'd' }),
  ]
  const form = madeForm(asked)
  const entered = [
    { name: 'a', value: ' Anna ' },
    { name: 'b', value: '1’200,5' },
    { name: 'c', value: 'Grün' },
    { name: 'd', value: 'on' },
  ]
  expect(entrySchemaOf(form).parse(readEntry(form, enteredBy(entered)))).toEqual({
    a: 'Anna',
    b: 1200.5,
    c: ['Grün'],
    d: true,
  })
})

test('too much of all is refused as a whole', () => {
  const asked = Array.from({ length: 20 }, (_, at) => field('longText', { id: `f${at}` }))
  const values = Object.fromEntries(asked.map(({ id }) => [id, 'x'.repeat(4_000)]))
  expect(
    entrySchemaOf(madeForm(asked))
      .safeParse(values)
      .error?.issues.map(({ path }) => path),
  ).toEqual([['tooMuch']])
})

const card = (id: string, kind: AskedKind, label: string, lines: readonly string[] = []) => ({
  id,
  options: { kind, isRequired: true },
  words: { question: { lines: [label], language: null }, choices: { lines, language: null } },
})

test('a field without a name, or a choice with nothing to choose, is not asked', () => {
  const asked = askedIn([
    card('a', 'text', '  '),
    card('b', 'choice', 'Farbe', ['', ' ']),
    card('c', 'choice', 'Farbe', ['Rot', ' Rot ', 'Blau']),
  ])
  expect(asked.map(({ id, choices: offered }) => [id, offered])).toEqual([['c', ['Rot', 'Blau']]])
})

test('a page of before is known by what it asks, not by how that is called', () => {
  const asked = askedIn([card('a', 'text', 'Name'), card('b', 'choice', 'Farbe', ['Rot'])])
  const edition = (all: typeof asked) => madeForm(all).edition
  const renamed = asked.map((one) => ({ ...one, label: 'anders' }))
  const others = [
    asked.slice(1),
    asked.toReversed(),
    asked.map((one) => ({ ...one, isRequired: false })),
    asked.map((one) => ({ ...one, choices: ['Blau'] })),
    asked.map((one) => ({ ...one, kind: 'phone' as const })),
  ]
  expect(edition(renamed)).toBe(edition(asked))
  expect(new Set([asked, ...others].map(edition)).size).toBe(others.length + 1)
})

test('words of a consent are known apart, and of those alone a page is held to what it showed', () => {
  const asked = [field('text', { id: 'a' }), field('consent', { id: 'b', label: 'Ja', hint: 'Mehr' })]
  const form = madeForm(asked)
  const isOther = (changed: Partial<AskedField>, at: number) =>
    hasOtherConsents(madeForm(asked.map((one, index) => (index === at ? { ...one, ...changed } : one))).edition, form)
  expect([isOther({ label: 'Nein' }, 1), isOther({ hint: '' }, 1), isOther({ kind: 'text' }, 1)]).toEqual([
    true,
    true,
    false,
  ])
  expect([isOther({}, 1), isOther({ isRequired: true }, 1), isOther({ kind: 'email' }, 0)]).toEqual([
    false,
    false,
    false,
  ])
  // Pages of before told no words, nor does who calls without a page.
  expect([form.edition.split('.')[0] ?? '', ''].map((edition) => hasOtherConsents(edition, form))).toEqual([
    false,
    false,
  ])
  expect(form.edition.length).toBeLessThanOrEqual(20)
})

test('an entry is called after who sends it, else after the address', () => {
  const asked = [field('email', { id: 'mail' }), field('text', { id: 'name' })]
  const form = madeForm(asked)
  expect([
    form.sender,
    form.titleOf({ name: 'Anna\nMuster', mail: 'a@b.ch' }),
    form.titleOf({ name: '', mail: 'a@b.ch' }),
  ]).toEqual(['mail', 'Anna Muster', 'a@b.ch'])
  expect([madeForm([]).sender, madeForm([]).titleOf({})]).toEqual([null, ''])
})
