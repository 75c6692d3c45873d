import { translate } from '../../kernel/messages/translator.ts'
import { wallTime } from '../../kernel/time/wall-time.ts'
import { entryInWords } from '../entry-in-words.ts'
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
 * numbers to sum up, nothing that counts as a formula.
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
    ...[momentIn(entry.createdAt, timeZone), entry.about ?? ''].slice(0, ofTable.length),
    ...fields.map((name) => answers.get(name) ?? ''),
    ...[entry.isAnswered ? '✓' : '', notesOf(entry)].slice(0, ending.length),
  ])
  const [before, after] = [heads.slice(0, ofTable.length), heads.slice(ofTable.length, ofTable.length + ending.length)]
  const head = [...before, ...heads.slice(ofTable.length + ending.length), ...after]
  return `\uFEFF${[head, ...lines].map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`
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

/** Answers by the names of their fields. */
function answersOf(
  { form, values, asked: kept }: KeptEntry,
  names: ReadonlyMap<string, string>,
  language: string,
): ReadonlyMap<string, string> {
  const asked = askedThen(kept)
  if (!asked) return new Map(entryInWords({ form, values, language, isTable: true }))
  const answers = new Map<string, string>()
  for (const { id, label, value } of answersInWords({ asked, values, language, isTable: true })) {
    const name = names.get(id) ?? label
    const before = answers.get(name)
    // Two fields that were never asked together before may have one name: nothing is left out.
    answers.set(name, before === undefined ? value : `${before} · ${value}`)
  }
  return answers
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

function cell(text: string): string {
  const harmless = formula.test(text) && !number.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
