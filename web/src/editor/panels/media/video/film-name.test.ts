import { expect, test } from 'vitest'
import { filmLength, shownName } from './film-name.ts'

test('a film has its own name, and not that of its poster; other files keep theirs', () => {
  expect(shownName({ mediaType: 'video', originalFilename: 'Werkstatt 2.1.svg' })).toBe('Werkstatt 2.1')
  expect(shownName({ mediaType: 'image', originalFilename: 'theke.jpg' })).toBe('theke.jpg')
})

test.each([
  [undefined, null],
  [0.4, '0:00'],
  [65, '1:05'],
  [3605, '1:00:05'],
])('%s seconds are %s', (seconds, words) => expect(filmLength(seconds)).toBe(words))
