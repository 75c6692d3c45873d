import { isLocale, type Locale } from '../../kernel/locale.ts'

/** The words for a thing, by language. */
export type TermWords = Readonly<Partial<Record<Locale, string>>>

/** Words of all lines, or the number of the first line that says none. Lines are those of `terms`; empty ones are passed over. */
export function parseTerms(text: string): { readonly terms: readonly TermWords[] } | { readonly wrongLine: number } {
  const terms: TermWords[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const words = readLine(line)
    if (!words) return { wrongLine: index + 1 }
    terms.push(words)
  }
  return { terms }
}

/** null: not at least two languages, one of them twice, or one that no page is written in. */
function readLine(line: string): TermWords | null {
  const words: Partial<Record<Locale, string>> = {}
  const parts = line.split('=')
  for (const part of parts) {
    const { locale = '', word = '' } = /^\s*(?<locale>[a-z]{2})[\s:]\s*(?<word>\S.*)$/i.exec(part)?.groups ?? {}
    const code = locale.toLowerCase()
    if (!isLocale(code) || words[code] !== undefined) return null
    words[code] = word.trim()
  }
  return parts.length > 1 ? words : null
}
