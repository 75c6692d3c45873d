import { entryInWords } from '@blickfang/contract/forms/entry-in-words.ts'

/** An entry as Payload's REST answers it. */
export interface KeptEntry {
  readonly createdAt: string
  readonly title: string
  readonly form: string
  readonly values: Readonly<Record<string, unknown>>
  readonly isAnswered?: boolean | null
}

interface Heads {
  readonly at: string
  readonly answered: string
}

/** Entries as a table that Excel opens as it should in Switzerland: semicolons, UTF-8 with its mark, nothing that counts as a formula. */
export function entriesCsv(entries: readonly KeptEntry[], heads: Heads, language: string): string {
  const rows = entries.map(({ form, values, createdAt, isAnswered }) => ({
    ...Object.fromEntries(entryInWords({ form, values, language, isTable: true })),
    [heads.at]: createdAt,
    [heads.answered]: isAnswered ? '✓' : '',
  }))
  const columns = [...new Set([heads.at, ...rows.flatMap((row) => Object.keys(row)), heads.answered])]
  const ordered = [...columns.filter((column) => column !== heads.answered), heads.answered]
  const lines = [ordered, ...rows.map((row: Record<string, string>) => ordered.map((column) => row[column] ?? ''))]
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`
}

/** What begins like a formula is one to a spreadsheet, whoever wrote it: also in wide letters, and behind what nobody sees. */
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
