import type { MarkedText } from '@blickfang/contract/api/v1/search.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginMark, endMark, excerptOf, marked, type Passage } from './excerpt-of.ts'

const whole = (text: string): Passage => ({
  text: text.replaceAll('[', beginMark).replaceAll(']', endMark),
  isCutBefore: false,
  isCutAfter: false,
})
const said = (parts: MarkedText) => parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')
const shown = (...texts: string[]) => said(excerptOf(texts.map(whole), 'de'))

test.each([
  ['a whole field as it is', 'Wir schleifen [Gläser].', 'Wir schleifen [Gläser].'],
  ['a word of a list without its sign', '• [Prismenfassungen] ab CHF 580', '[Prismenfassungen] ab CHF 580'],
  [
    'sentences up to a glance’s length',
    `${'Davor steht viel. '.repeat(9)}Die [Brille] sitzt. ${'Danach steht viel. '.repeat(40)}`,
    `… Die [Brille] sitzt.${' Danach steht viel.'.repeat(11)} …`,
  ],
  [
    'no end of a sentence in an abbreviation',
    'Vieles. Am 3. Mai z. B. [Brillen] nach Dr. Keller.',
    '… Am 3. Mai z. B. [Brillen] nach Dr. Keller.',
  ],
  ['the beginning where nothing is marked', 'Erster Satz. Zweiter Satz.', 'Erster Satz. Zweiter Satz.'],
])('%s', (_, text, expected) => {
  expect(shown(text)).toBe(expected)
})

test('the passage that says most is shown, and the first of equal ones', () => {
  expect(
    shown('Ohne Wort.', 'Eine [Brille].', 'Eine [Brille] und eine [Linse].', 'Noch eine [Linse] zur [Brille].'),
  ).toBe('Eine [Brille] und eine [Linse].')
  expect(shown('Die Beschreibung [Brille].', 'Die Stelle [Brille].')).toBe('Die Beschreibung [Brille].')
  expect(shown()).toBe('')
})

test('marks are parts, in their order', () => {
  expect(marked(`a${beginMark}b${endMark}c`)).toEqual([
    { text: 'a', isFound: false },
    { text: 'b', isFound: true },
    { text: 'c', isFound: false },
  ])
})

const word = fc.stringMatching(/^[A-Za-zäöüéß]{1,14}$/)
const sentence = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 40 }), fc.constantFrom('.', '!', '?'))
  .map(([words, end]) => `Satz ${words.join(' ')}${end}`)
const field = fc.array(sentence, { minLength: 1, maxLength: 8 })

describe('of generated texts', () => {
  test('an excerpt begins and ends with whole words, and «…» stands where something is missing and nowhere else', () => {
    fc.assert(
      fc.property(field, fc.nat(), fc.boolean(), fc.boolean(), (sentences, at, isCutBefore, isCutAfter) => {
        const words = sentences.join(' ').split(' ')
        const hit = at % words.length
        const inner = words.map((each, index) => (index === hit ? beginMark + each + endMark : each)).join(' ')
        const text = `${isCutBefore ? 'rissen ' : ''}${inner}${isCutAfter ? ' zerr' : ''}`
        const parts = excerptOf([{ text, isCutBefore, isCutAfter }], 'de')
        const excerpt = parts.map(({ text: part }) => part).join('')
        const [opens, closes] = [excerpt.startsWith('… '), excerpt.endsWith(' …')]
        const inside = excerpt.slice(opens ? 2 : 0, closes ? -2 : undefined)
        const source = words.join(' ')
        expect(` ${source} `).toContain(` ${inside} `)
        expect(parts.some(({ isFound }) => isFound)).toBe(true)
        expect(opens).toBe(isCutBefore || !source.startsWith(inside))
        expect(closes).toBe(isCutAfter || !source.endsWith(inside))
        expect(inside).not.toContain('…')
      }),
      { numRuns: 500 },
    )
  })

  test('where the sentence that was found fits, the excerpt is made of whole sentences', () => {
    const short = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `Satz ${words.join(' ')} hier.`)
    fc.assert(
      fc.property(fc.array(short, { minLength: 1, maxLength: 12 }), fc.nat(), (sentences, at) => {
        const hit = at % sentences.length
        const text = sentences.map((each, index) =>
          index === hit ? each.replace('hier', `${beginMark}hier${endMark}`) : each,
        )
        const excerpt = excerptOf([whole(text.join(' '))], 'de')
          .map(({ text: part }) => part)
          .join('')
          .replace(/^… | …$/g, '')
        const first = sentences.indexOf(sentences[hit] ?? '')
        const runs = sentences
          .slice(0, hit + 1)
          .flatMap((_, from) =>
            sentences.slice(from).map((__, length) => sentences.slice(from, from + length + 1).join(' ')),
          )
        expect(first).toBeGreaterThanOrEqual(0)
        expect(runs).toContain(excerpt)
      }),
    )
  })
})
