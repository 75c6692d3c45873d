import { translate } from '../../kernel/messages/translator.ts'
import { wallTime } from '../../kernel/time/wall-time.ts'
import { allForms } from '../all-forms.ts'
import { fieldsInWords } from '../entry-in-words.ts'
import { answersInWords, apart, askedThen } from '../own/asked-in-words.ts'
import { messages } from './messages.generated.ts'

/** An entry as it is kept. */
export interface KeptEntry {
  readonly createdAt: string
  readonly title: string
  readonly form: string
  readonly values: Readonly<Record<string, unknown>>
  readonly isAnswered?: boolean | null
  readonly locale?: string
  /** Fields of a form that its owner made. */
  readonly asked?: unknown
  readonly about?: string | null
  readonly notes?: readonly { readonly by: string | null; readonly text: string }[] | null
}

/**
 * Entries as a table that Excel opens as it should in Switzerland: semicolons, UTF-8 with its mark, moments on the clock of the shop,
 * numbers to sum up, nothing that counts as a formula or is changed when it is opened.
 */
export function entriesCsv(entries: readonly KeptEntry[], language: string, timeZone: string): string {
  const t = translate(messages, language)
  const names = namesOf(entries, language)
  const rows = entries.map((entry) => ({ entry, answers: answersOf(entry, names, language) }))
  const fields = [...new Set(rows.flatMap(({ answers }) => [...answers.keys()]))]
  const ofTable = [t('at'), ...(entries.some(({ about }) => about) ? [t('about')] : [])]
  const ending = [t('answered'), ...(entries.some(({ notes }) => notes?.length) ? [t('notes')] : [])]
  // A field may be called like a head of the table: it is a column of its own all the same.
  const heads = apart([...ofTable, ...ending, ...fields])
  const lines = rows.map(({ entry, answers }) => [
    ...[asItIs(momentIn(entry.createdAt, timeZone)), text(entry.about ?? '')].slice(0, ofTable.length),
    ...fields.map((name) => answers.get(name) ?? text('')),
    ...[text(entry.isAnswered ? '✓' : ''), text(notesOf(entry))].slice(0, ending.length),
  ])
  const [before, after] = [heads.slice(0, ofTable.length), heads.slice(ofTable.length, ofTable.length + ending.length)]
  const head = [...before, ...heads.slice(ofTable.length + ending.length), ...after].map(text)
  return `\uFEFF${[head, ...lines].map((cells) => cells.join(';')).join('\r\n')}\r\n`
}

/** «2026-11-23 09:00», which a spreadsheet sorts and counts by. */
function momentIn(at: string, timeZone: string): string {
  const { date, time } = wallTime(new Date(at), timeZone)
  return `${date} ${time}`
}

/** Each on a line of its own. */
function notesOf({ notes }: KeptEntry): string {
  return (notes ?? []).map(({ by, text }) => (by ? `${by}: ${text}` : text)).join('\n')
}

/** Cells of the answers, by the names of their fields. */
function answersOf(
  { form, values, asked: kept }: KeptEntry,
  names: ReadonlyMap<string, string>,
  language: string,
): ReadonlyMap<string, string> {
  const asked = askedThen(kept)
  if (!asked) {
    const days = allForms().get(form)?.form.days ?? {}
    const rows = fieldsInWords({ form, values, language, isTable: true })
    const isMeant = (field: string) => typeof values[field] === 'number' || Object.hasOwn(days, field)
    return new Map(rows.map(([label, value, field]) => [label, isMeant(field) ? counted(value) : text(value)]))
  }
  const answers = new Map<string, { value: string; isMeant: boolean }>()
  const dates = new Set(asked.filter(({ kind }) => kind === 'date').map(({ id }) => id))
  for (const { id, label, value } of answersInWords({ asked, values, language, isTable: true })) {
    const name = names.get(id) ?? label
    const before = answers.get(name)
    const isMeant = typeof values[id] === 'number' || dates.has(id)
    // Two fields that were never asked together before may have one name: nothing is left out.
    answers.set(name, before ? { value: `${before.value} · ${value}`, isMeant: false } : { value, isMeant })
  }
  return new Map([...answers].map(([name, { value, isMeant }]) => [name, isMeant ? counted(value) : text(value)]))
}

/**
 * Column names for the fields of forms that their owners made: the latest ones, if possible in the reader's language, so that a field
 * which was renamed is one column. Two fields of one form never share one.
 */
function namesOf(entries: readonly KeptEntry[], language: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const inOwn = entries.filter(({ locale }) => locale === language)
  for (const { asked } of [...inOwn, ...entries]) {
    const fields = askedThen(asked) ?? []
    const labels = apart(fields.map(({ id, label }) => names.get(id) ?? label))
    for (const [at, { id }] of fields.entries()) names.set(id, names.get(id) ?? labels[at] ?? id)
  }
  return names
}

/** Beginning that makes a spreadsheet take a text for a formula, whoever wrote it: also in wide letters, and behind unseen signs. */
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** As a spreadsheet and `String` write it. */
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]\d+)?$/

/** As the input of a day and the contracts of the forms write it. */
const day = /^\d{4}-\d{2}-\d{2}$/

/**
 * Text of which a spreadsheet makes something else: it takes the zero off «0791234567», rounds from the 16th digit on and writes
 * 12 digits as «1.23E+11», and takes «3-4», «1/2» and «1.2.» for days. «8400» and «1.5» stay what they are.
 */
const changed =
  /^\s*(?:0\d+(?:[.,]\d+)?|\d{12,}|\d+(?:[.,]\d+)?e[+-]?\d+|\d{1,4}[/-]\d{1,4}|\d{1,2}\.\d{1,2}\.|\d{1,4}([./-])\d{1,2}\1\d{1,4})\s*$/i

/** Cell that a spreadsheet shows as it was written. */
function text(written: string): string {
  const isOther = formula.test(written) ? !number.test(written) : changed.test(written)
  return asItIs(isOther ? `'${written}` : written)
}

/** Cell of a field for numbers or days, which a spreadsheet is meant to read as one: where it is one, whoever stored it. */
function counted(written: string): string {
  return number.test(written) || day.test(written) ? asItIs(written) : text(written)
}

/** Cell of what is written, whatever a spreadsheet makes of it. */
function asItIs(written: string): string {
  return `"${written.replaceAll('"', '""')}"`
}
