/** Words between quotes, brackets and blanks. */
const words = /[^\s"\\,;()<>{}[\]]+/g
const phones = /(?<![\w.])\+\d[\d ()./-]{7,}\d/g

/**
 * A line of the log without mail addresses, phone numbers, tokens, passwords in addresses, and queries. Word by word, because
 * an expression for each of them would take a time that grows with the square of the line.
 */
export function withoutPersons(line: string): string {
  return line.replace(phones, '+…').replace(words, withoutPerson)
}

function withoutPerson(word: string): string {
  const at = word.indexOf('@')
  // A package has nothing before its sign but a slash.
  if (at > 0 && word[at - 1] !== '/') return '…@…'
  const token = word.indexOf('eyJ')
  if (token >= 0) return `${word.slice(0, token)}…`
  const query = word.indexOf('?')
  return query >= 0 && word.includes('=', query) ? `${word.slice(0, query)}?…` : word
}

/** A path without what might be a key: the ids of games and pages, tokens. Never with its query. */
export function loggedPath(url: string | undefined): string {
  const path = (url ?? '/').split('?', 1)[0] ?? '/'
  return path
    .split('/')
    .map((part) => (isKeyLike(part) ? '{…}' : part))
    .join('/')
    .slice(0, 200)
}

const keys = [/^[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/i, /^[A-Z\d]{4}-[A-Z\d]{4}/i, /[@%]/]
/** Nobody gives a page so long an address with figures in it, and no address has capitals. */
const longest = 24

/** A uuid, a code of the game, or letters and figures in a row. */
function isKeyLike(part: string): boolean {
  return keys.some((key) => key.test(part)) || (part.length >= longest && /[\dA-Z]/.test(part))
}
