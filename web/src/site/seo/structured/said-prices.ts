/** A price in Swiss francs that a text names; `isLeast` where it says «from». */
export interface SaidPrice {
  readonly amount: number
  readonly isLeast: boolean
}

const number = String.raw`\d{1,3}(?:['’]\d{3})+(?:\.\d{2})?|\d{1,6}(?:\.\d{2})?`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<least>ab|dès|da|davent|from)[ \u00a0])?(?:(?:CHF|Fr\.?)[ \u00a0]?(?<after>${number})|(?<before>${number})(?:\.[–—-])?[ \u00a0](?:CHF|Fr(?:anken|ancs|anchi))(?![ \u00a0]?\d))(?![\p{L}\d])`,
  'giu',
)

/** The prices that a text names, each once, in their order: «CHF 90», «ab CHF 1’800.00», «90 francs». */
export function saidPrices(text: string): SaidPrice[] {
  const found = [...text.matchAll(pattern)].map(({ groups = {} }) => ({
    amount: Number((groups.after ?? groups.before ?? '').replace(/['’]/g, '')),
    isLeast: groups.least !== undefined,
  }))
  return found.filter(({ amount }, index) => found.findIndex((other) => other.amount === amount) === index)
}
