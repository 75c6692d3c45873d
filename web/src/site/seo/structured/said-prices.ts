/** A price in Swiss francs that a text names; `isLeast` where it says «from». */
export interface SaidPrice {
  readonly amount: number
  readonly isLeast: boolean
}

/** Digits, however they are put into groups; whether they are an amount is looked at after. */
const digits = /\d+(?:['’]\d+)*(?:\.\d+)?/gu
const amount = /^(?:\d{1,3}(?:['’]\d{3})+|\d{1,6})(?:\.\d{2})?$/u
const leastBefore = /(?:^|[^\p{L}\d])(?:ab|dès|da|davent|from)[ \u00a0]$/iu
const francsBefore = /(?:^|[^\p{L}\d])(?:CHF|Fr\.?)[ \u00a0]?$/iu
const francsAfter = /^(?:\.[–—-])?[ \u00a0](?:CHF|Fr(?:anken|ancs|anchi))(?![ \u00a0]?\d)(?![\p{L}\d])/iu
const wordGoesOn = /^[\p{L}\d]/u
const endsInWord = /[\p{L}\d]$/u

/** The prices that a text names, each once, in their order: «CHF 90», «ab CHF 1’800.00», «90 francs». */
export function saidPrices(text: string): SaidPrice[] {
  const found = [...text.matchAll(digits)].flatMap((match) => priceAt(text, match.index, match[0]))
  return found.filter((price, index) => found.findIndex((other) => other.amount === price.amount) === index)
}

/** The longest of what is looked at on either side: «davent CHF », «.– francs ». */
const nearby = 20

function priceAt(text: string, at: number, written: string): SaidPrice[] {
  const before = text.slice(Math.max(0, at - nearby), at)
  const after = text.slice(at + written.length, at + written.length + nearby)
  const francs = francsBefore.exec(before)
  const isPrice = francs ? !wordGoesOn.test(after) : !endsInWord.test(before) && francsAfter.test(after)
  if (!amount.test(written) || !isPrice) return []
  const isLeast = leastBefore.test(francs ? before.slice(0, francs.index + 1) : before)
  return [{ amount: Number(written.replace(/['’]/g, '')), isLeast }]
}
