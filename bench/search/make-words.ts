/** Kinds of search words that somebody types: taken from a page, or on no page at all. */
export type Asked = 'word' | 'two words' | 'beginning' | 'part' | 'typo' | 'nothing'

const firsts =
  'augen brillen linsen sonnen seh gläser fassungs werk kinder arbeits sport lese fern gleit tages monats druck netz horn licht'
const middles =
  'prüf schutz form mess anpass pflege kontroll beratungs service stärke test korrektur bild kurs farb rand steg bügel schleif termin'
const lasts =
  'ung heit lichkeit schaft gerät stelle tisch raum plan karte kunst wert mittel lehre buch zeit gruppe reihe seite probe'
const little = 'und der die das wir mit für ein eine auch'.split(' ')
const parts = [firsts, middles, lasts].map((list) => list.split(' '))

/** Makes `count` words, always the same for the same seed: 8,000 compounds, the first of them far more often, among little words. */
export function makeWords(seed: string, count: number, asked?: Asked): string {
  const random = makeRandom(seed)
  const words = Array.from({ length: count }, (_, index) => (index % 3 === 2 ? pick(little, random) : compound(random)))
  return asked ? typed(words, asked) : `${words.join(' ')}.`
}

function compound(random: () => number): string {
  return parts.map((list) => pick(list, random)).join('')
}

/** Early entries more often than late ones, as words are. */
function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() ** 2 * list.length)] ?? ''
}

function typed([first = '', second = '']: readonly string[], asked: Asked): string {
  switch (asked) {
    case 'word':
      return first
    case 'two words':
      return `${first} ${second}`
    case 'beginning':
      return first.slice(0, 6)
    case 'part':
      return first.slice(3, -2)
    case 'typo':
      return `${first.slice(0, 5)}${first.slice(6)}`
    case 'nothing':
      return `quantencomputer${first.length}`
  }
}

/** Numbers from 0 to 1 (mulberry32), from a text. */
function makeRandom(seed: string): () => number {
  let state = [...seed].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16_777_619), 2_166_136_261)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
