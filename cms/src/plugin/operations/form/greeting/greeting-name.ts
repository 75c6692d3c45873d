/** Names in capitals, besides what is small within them: with four of them one could say something. */
const maxWords = 3
const longest = 40

/** A word of a name begins with a capital and goes on in small letters: «Müller», «Beat». */
const word = /^\p{Lu}\p{Ll}{0,19}$/u
const scripts = /^(?:\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})+$/u
/** Words in small letters within names of the languages around. */
const small = new Set(
  'von vom van vor der den dem zu zum zur de del della di da das do dos du des la le lo el al ter ten te i y e'.split(
    ' ',
  ),
)
/** Words by which an address is told without its signs. */
const webWords = new Set('www http https com net org html'.split(' '))

/**
 * Name with which an address is greeted that nobody has confirmed; undefined where the typed text could say anything else to the
 * reader of the mail: another line, a link, an address, a number, a sentence. People with other names are greeted without a name.
 */
export function greetingName(typed: string): string | undefined {
  const name = typed.normalize('NFC')
  if (name.length > longest || name !== name.normalize('NFKC')) return undefined
  const words = name.split(' ')
  const own = words.filter((each) => !small.has(each))
  return own.length > 0 && own.length <= maxWords && own.every(isOfName) ? name : undefined
}

/** «Müller», «Anna-Lena», «D’Angelo». */
function isOfName(text: string): boolean {
  const parts = text.split(/[-'’]/u)
  return parts.length <= 2 && parts.every(isPart)
}

function isPart(text: string): boolean {
  return word.test(text) && scripts.test(text) && !webWords.has(text.toLowerCase())
}
