/** A price in Swiss francs that a text names; `isLeast` where it says «from». */
export interface SaidPrice {
  readonly amount: number
  readonly isLeast: boolean
}

/**
 * Figures as far as they go on; only those that are an amount from end to end are one. Behind a space begins another where a word goes
 * on («CHF 90 5er-Abo»), behind a slash where it counts time («CHF 90/45 Min.»).
 */
const figures =
  /\d+(?:(?:[ \u00a0\u202f](?!\d+\p{L})|\/(?!\d+[ \u00a0\u202f]?(?:min|minut(?:en|es?|i|as)|h|std|stunden?|heures?|or[ae]|uras?|hours?|hrs?)(?![\p{L}\d]))|['’.,:])\d+)*/giu
const amount =
  /^(?:[1-9]\d{0,2}(?<by>[ \u00a0\u202f'’.,])\d{3}(?:\k<by>\d{3})*(?:(?!\k<by>)[.,]\d{2})?|\d{1,6}(?:[.,]\d{2})?)$/u
const leastBefore = /(?:^|[^\p{L}\d])(?:ab|dès|da|davent|from)[ \u00a0\u202f]$/iu
const francsBefore = /(?:^|[^\p{L}\d])(?:CHF|Fr\.?)[ \u00a0\u202f]?$/iu
const francsAfter = /^(?:\.[–—-])?[ \u00a0\u202f](?:CHF|Fr(?:anken|ancs|anchi))(?![ \u00a0\u202f]?\d)(?![\p{L}\d])/iu
const upTo = /^(?:\.[–—-])?(?:[–—-]|[ \u00a0\u202f](?:bis|à|a|to|[–—-])[ \u00a0\u202f])$/iu
const goesOn = /^(?:\p{L}|[.,]?[^\s\p{L}\d/]\d)/u
const wentOn = /(?:\p{L}|\d[.,]?[^\s\p{L}\d])$/u
const insertion = /[ \u00a0\u202f][–—-][ \u00a0\u202f]$/u
const countedWord = /^[ \u00a0\u202f]\p{L}/u
const time =
  /^[ \u00a0\u202f]?(?:min|minut(?:en|es?|i|as)|h|std|stunden?|heures?|or[ae]|uras?|hours?|hrs?)(?![\p{L}\d])/iu

interface Figure {
  readonly amount: number
  readonly before: string
  readonly after: string
  /** Everything that stands between the figure and the next one. */
  readonly untilNext: string
}

/**
 * The prices that a text names, each once, in their order: «CHF 90», «ab CHF 1’800.00», «90 francs».
 * A range gives its two ends.
 */
export function saidPrices(text: string): SaidPrice[] {
  const matches = [...text.matchAll(figures)]
  const all = matches.map((match, index) => figureAt(text, match, matches[index + 1]))
  const found = all.flatMap((figure, index) => priceOf(figure, all[index - 1], all[index + 1]))
  return found.filter((price, index) => found.findIndex((other) => other.amount === price.amount) === index)
}

/** The longest of what is looked at on either side: «davent CHF », «.– francs ». */
const nearby = 20

function figureAt(text: string, { 0: written, index }: RegExpExecArray, next: RegExpExecArray | undefined): Figure {
  const end = index + written.length
  return {
    amount: amount.test(written) ? amountOf(written) : Number.NaN,
    before: text.slice(Math.max(0, index - nearby), index),
    after: text.slice(end, end + nearby),
    untilNext: text.slice(end, next?.index),
  }
}

function amountOf(written: string): number {
  const cents = /[.,](\d{2})$/u.exec(written)
  const whole = cents ? written.slice(0, cents.index) : written
  return Number(`${whole.replace(/\D/gu, '')}.${cents?.[1] ?? 0}`)
}

function priceOf(figure: Figure, last: Figure | undefined, next: Figure | undefined): SaidPrice[] {
  const { amount, before, after } = figure
  const francs = francsBefore.exec(before)
  const start = last && isRange(last, figure) ? last : undefined
  const end = next && isRange(figure, next) ? next : undefined
  const isOwn = francs ? end || !goesOn.test(after) : (start || !wentOn.test(before)) && francsAfter.test(after)
  const isEnd = start && francsBefore.test(start.before) && !countsAnother(start, figure)
  const isStart = end && francsAfter.test(end.after)
  if (Number.isNaN(amount) || !(isOwn || isStart || isEnd)) return []
  const isFrom = leastBefore.test(francs ? before.slice(0, francs.index + 1) : before)
  return [{ amount, isLeast: isFrom || (end !== undefined && countsAnother(figure, end)) }]
}

function isRange(start: Figure, end: Figure): boolean {
  const isWhole = francsBefore.test(start.before) || !wentOn.test(start.before)
  return isWhole && start.amount < end.amount && upTo.test(start.untilNext) && !goesOn.test(end.after)
}

/** Whether what stands behind a dash may be no amount: «CHF 60 – 90 Minuten» names the least one at most, as does «CHF 60 à 90 minutes». */
function countsAnother(start: Figure, end: Figure): boolean {
  if (time.test(end.after)) return true
  return insertion.test(start.untilNext) && countedWord.test(end.after) && !francsAfter.test(end.after)
}
