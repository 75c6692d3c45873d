/** Letters and what is written for them; signs of one line count as the same. */
const sameSigns = [
  'a4@àáâäãå',
  'b8ß',
  'c(<{[¢ç',
  'e3€èéêë',
  'g69&',
  'i1!|líìîï',
  'n~ñ',
  'o0öòóôõø',
  's5$§z2',
  't7+',
  'uüùúûµ',
  'x%×',
]
const signOf = new Map(sameSigns.flatMap((signs) => [...signs].map((sign) => [sign, [...signs][0] ?? sign] as const)))

/** Number of signs around a known word that make it no harder to guess: years, a row of figures, an exclamation mark. */
const maxAround = 8
const maxAroundFigures = 5
/** Nobody needs more of a password to know that it is one word with something around it. */
const longest = 200

/** How a word is compared: without capitals, blanks, dashes, and with one sign for all that are written in its place. */
export function plainWord(word: string): string {
  return [...word.normalize('NFKC').toLowerCase()]
    .filter((sign) => !/[\s._\-,;:/\\'"’]/u.test(sign))
    .map((sign) => signOf.get(sign) ?? sign)
    .join('')
}

/** Whether a password is one of the known words (as `plainWord` writes them), forwards or backwards, once or again and again, with a few signs around it. */
export function isKnownWord(password: string, known: ReadonlySet<string>): boolean {
  const signs = [...password.normalize('NFKC')]
  if (signs.length > longest) return false
  const before = countWhile(signs, isOrnament)
  const after = countWhile(signs.toReversed(), isOrnament)
  for (let start = 0; start <= Math.min(before, maxAround); start++) {
    for (let end = 0; end <= Math.min(after, maxAround - start); end++) {
      const middle = signs.slice(start, signs.length - end)
      // Of figures alone any few in the middle are in some list.
      if (start + end > maxAroundFigures && middle.every(isOrnament)) continue
      if (isSaid(plainWord(middle.join('')), known)) return true
    }
  }
  return false
}

/** Whether a text is a known word, once or again and again, in either direction. */
function isSaid(text: string, known: ReadonlySet<string>): boolean {
  const part = repeated(text)
  for (let times = 1; times * part.length <= text.length; times++) {
    const word = part.repeat(times)
    if (known.has(word) || known.has([...word].toReversed().join(''))) return true
  }
  return false
}

const isOrnament = (sign: string): boolean => !/\p{L}/u.test(sign)

function countWhile(signs: readonly string[], fits: (sign: string) => boolean): number {
  const first = signs.findIndex((sign) => !fits(sign))
  return first < 0 ? signs.length : first
}

/** The part that a text repeats, the text itself if it repeats none. */
function repeated(text: string): string {
  const length = (text + text).indexOf(text, 1)
  return length > 0 ? text.slice(0, length) : text
}
