import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { diffWords } from './word-diff.ts'

test('a changed word is taken out and put in where it stands', () => {
  expect(diffWords('Brillen für den Alltag', 'Brillen für den Sport')).toEqual([
    { kind: 'same', text: 'Brillen für den ' },
    { kind: 'removed', text: 'Alltag' },
    { kind: 'added', text: 'Sport' },
  ])
})

test('a number changes as a whole', () => {
  expect(diffWords("CHF 1'800, bis 18:30", "CHF 1'900, bis 18:00")).toEqual([
    { kind: 'same', text: 'CHF ' },
    { kind: 'removed', text: "1'800" },
    { kind: 'added', text: "1'900" },
    { kind: 'same', text: ', bis ' },
    { kind: 'removed', text: '18:30' },
    { kind: 'added', text: '18:00' },
  ])
})

test('words that change side by side read as one change', () => {
  expect(diffWords('Mo bis Fr', 'Di und Sa')).toEqual([
    { kind: 'removed', text: 'Mo bis Fr' },
    { kind: 'added', text: 'Di und Sa' },
  ])
})

test('what is left without the added is the old text, and without the removed the new one', () => {
  const without = (parts: ReturnType<typeof diffWords>, kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map((part) => part.text)
      .join('')
  assert(
    property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (before, after) => {
      const parts = diffWords(before, after)
      return without(parts, 'added') === before && without(parts, 'removed') === after
    }),
  )
  const [a, b] = ['eins zwei drei vier', 'zwei eins vier drei']
  expect(without(diffWords(a, b), 'added')).toBe(a)
  expect(without(diffWords(a, b), 'removed')).toBe(b)
})
