import type { MarkedText } from '@blickfang/contract/api/v1/search.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'

/** Sign that no text has, before what was found. */
export const beginMark = '\u0002'
/** Sign that no text has, after what was found. */
export const endMark = '\u0003'

/** A description or a paragraph, or a long one's stretch around what was found. */
export interface Passage {
  /** Words with marks around what was found. */
  readonly text: string
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
}

/** Length of a text that people read at a glance, in signs. */
const maxSigns = 240
/** Number of signs before a word that was found in the middle of a sentence that is too long. */
const before = 60
/** Full stop that ends no sentence: «z. B. Brillen», «am 3. Mai», «Dr. Keller». */
const abbreviated =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|\d{1,2}|dr|prof|st|str|nr|ca|bzw|inkl|exkl|evtl|tel|max|min|mind|av|mme|mlle|env)\.\s*$/iu
const listSign = /^\s*[•·▪◦–—-]\s+/u

/** Text in parts, of which those between marks were found. */
export function marked(text: string): MarkedText {
  return text
    .split(beginMark)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, isFound: false }]
      const [found = '', rest = ''] = part.split(endMark)
      return [
        { text: found, isFound: true },
        { text: rest, isFound: false },
      ]
    })
    .filter((part) => part.text !== '')
}

/**
 * The excerpt of the passages where something was found: whole sentences of the one that says most of it, the first of equal ones. A
 * sentence that is too long is cut between words. «…» stands where a part of the passage is left out, and nowhere else.
 */
export function excerptOf(passages: readonly Passage[], locale: Locale): MarkedText {
  const scores = passages.map(({ text }) => distinctMarks(text))
  const best = scores.indexOf(Math.max(...scores))
  const passage = passages[best]
  if (!passage) return []
  const { text, isCutBefore, isCutAfter } = tidied(passage)
  const { plain, found } = apart(text)
  const stretch = chosenStretch({ plain, found, isCutBefore, isCutAfter }, locale)
  const shown = withMarks(plain, found, stretch)
  const opens = isCutBefore || stretch.from > 0 ? '… ' : ''
  const closes = isCutAfter || stretch.to < plain.length ? ' …' : ''
  return shown.trim() === '' ? [] : marked(`${opens}${shown}${closes}`)
}

function distinctMarks(text: string): number {
  return new Set(apart(text).found.map(({ from, to }) => apart(text).plain.slice(from, to).toLowerCase())).size
}

/** On one line, without a list's sign and without the words that a cut has torn. */
function tidied({ text, ...cuts }: Passage): Passage {
  const line = text.replace(/\s+/gu, ' ').trim()
  const begun = cuts.isCutBefore ? line.replace(/^\S*\s/u, '') : line.replace(listSign, '')
  return { ...cuts, text: cuts.isCutAfter ? begun.slice(0, begun.lastIndexOf(' ')) : begun }
}

interface Stretch {
  readonly from: number
  readonly to: number
}

function apart(text: string): { readonly plain: string; readonly found: readonly Stretch[] } {
  let plain = ''
  const found: Stretch[] = []
  for (const { text: part, isFound } of marked(text)) {
    if (isFound) found.push({ from: plain.length, to: plain.length + part.length })
    plain += part
  }
  return { plain, found }
}

interface Searched {
  readonly plain: string
  readonly found: readonly Stretch[]
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
}

function chosenStretch({ plain, found, isCutBefore, isCutAfter }: Searched, locale: Locale): Stretch {
  const hit = found[0]?.from ?? 0
  const sentences = sentencesOf(plain, locale)
  const at = sentences.findIndex(({ to }) => hit < to)
  const first = sentences[at]
  if (!first) return { from: 0, to: plain.length }
  const isWhole = !(isCutBefore && at === 0) && !(isCutAfter && at === sentences.length - 1)
  if (!isWhole || first.to - first.from > maxSigns) return cutBetweenWords(plain, first, hit)
  let to = first.to
  for (const next of sentences.slice(at + 1)) {
    const isTorn = isCutAfter && next === sentences.at(-1)
    if (isTorn || next.to - first.from > maxSigns) break
    to = next.to
  }
  return trimmed(plain, { from: first.from, to })
}

function sentencesOf(plain: string, locale: Locale): readonly Stretch[] {
  const sentences: Stretch[] = []
  for (const { index, segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(plain)) {
    const last = sentences.at(-1)
    const isGoingOn = last && abbreviated.test(plain.slice(Math.max(last.from, last.to - 12), last.to))
    if (isGoingOn) sentences[sentences.length - 1] = { from: last.from, to: index + segment.length }
    else sentences.push({ from: index, to: index + segment.length })
  }
  return sentences
}

function cutBetweenWords(plain: string, sentence: Stretch, hit: number): Stretch {
  let from = Math.max(hit - before, sentence.from)
  while (from > sentence.from && from < hit && isWithinWord(plain, from)) from += 1
  let to = Math.min(from + maxSigns, sentence.to)
  while (to < sentence.to && to > hit + 1 && isWithinWord(plain, to)) to -= 1
  // A word that is longer than all this stays whole.
  while (to < sentence.to && isWithinWord(plain, to)) to += 1
  return trimmed(plain, { from, to })
}

function isWithinWord(plain: string, at: number): boolean {
  return /\S/u.test(plain.charAt(at - 1)) && /\S/u.test(plain.charAt(at))
}

function trimmed(plain: string, { from, to }: Stretch): Stretch {
  let [begin, end] = [from, to]
  while (begin < end && /\s/u.test(plain.charAt(begin))) begin += 1
  while (end > begin && /\s/u.test(plain.charAt(end - 1))) end -= 1
  return { from: begin, to: end }
}

function withMarks(plain: string, found: readonly Stretch[], { from, to }: Stretch): string {
  let text = ''
  let at = from
  for (const mark of found) {
    if (mark.to <= from || mark.from >= to) continue
    const [begin, end] = [Math.max(mark.from, from), Math.min(mark.to, to)]
    text += plain.slice(at, begin) + beginMark + plain.slice(begin, end) + endMark
    at = end
  }
  return text + plain.slice(at, to)
}
