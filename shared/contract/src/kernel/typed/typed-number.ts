/** A number as people write it, decimals as far as they are said: «49.50», «200.–». */
const writings = [
  // A thousand and more to one half of the people, one and a bit to the other.
  { pattern: /^[+\-−–]?\s?[1-9]\d{0,2}[.,]\d{3}$/, isAmbiguous: true },
  // «1’200», «1.200,50», «1,200.50», «1.200.000»: groups of three by one mark, and another one before the decimals.
  {
    pattern:
      /^(?<sign>[+\-−–]?)\s?(?<whole>[1-9]\d{0,2}(?<mark>[’'`´\s.,])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<decimals>\d*|[-–—]))?$/,
  },
  { pattern: /^(?<sign>[+\-−–]?)\s?(?=[.,]?\d)(?<whole>\d*)(?:[.,](?<decimals>\d*|[-–—]))?$/ },
]

/**
 * Reads a number as people write it: «1’200», «−3,5», «1.200,50», «200.–», «.5». Nothing is undefined; a text that is no number, or that
 * may be read as two, such as «1.200», is NaN.
 */
export function readTypedNumber(typed: string): number | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const writing = writings.find(({ pattern }) => pattern.test(text))
  if (!writing || writing.isAmbiguous) return Number.NaN
  const { sign: minus, whole = '', decimals: part = '' } = writing.pattern.exec(text)?.groups ?? {}
  const number = Number(`${whole.replace(/\D/g, '')}.${part.replace(/\D/g, '')}`)
  // Beyond, a number is kept as its neighbour.
  if (number > Number.MAX_SAFE_INTEGER) return Number.NaN
  return minus && minus !== '+' ? 0 - number : number
}
