import { existsSync, readFileSync } from 'node:fs'

const quote = /`([^`]+)` "([^"]+)"( \([^)]+\))?/g

/** Files that a cell of a table names, each with words that shall stand in it. */
export function namedIn(cell: string): { path: string; words: string }[] {
  return [...cell.matchAll(quote)].map(([, path = '', words = '']) => ({ path, words }))
}

/** All else that a cell says. */
export function besides(cell: string): string {
  return cell.replaceAll(quote, '').replaceAll('; ', '')
}

/** Whether a file says the words: a source as the beginning of a title, a document anywhere. */
export function isSaid({ path, words }: { path: string; words: string }): boolean {
  if (!existsSync(path)) return false
  const source = readFileSync(path, 'utf8').replaceAll("\\'", "'")
  return /\.tsx?$/.test(path)
    ? ["'", '"', '`'].some((mark) => source.includes(`${mark}${words}`))
    : source.includes(words)
}
