import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestPart, wordRoom } from './word-room.ts'

const word = fc.stringMatching(/^[A-Za-zÄÖÜäöüé]{1,30}$/)

test('the longest word counts, wherever a browser may break between words', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1 }),
      fc.constantFrom(' ', '\n', '-', ' \u00ad', '\u200b', ' – '),
      (words, between) => {
        expect(longestPart(words.join(between))).toBe(Math.max(...words.map(({ length }) => length)))
      },
    ),
  )
})

test('a text without long words needs nothing, nor does none', () => {
  expect([wordRoom(null), wordRoom(''), wordRoom('Brillen für alle')]).toEqual([undefined, undefined, undefined])
  expect(wordRoom('Der Gesundheitscheck')).toEqual({ '--longest': 16 })
})
