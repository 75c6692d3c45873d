import { expect, test } from 'vitest'
import { placeToolbar } from './place-toolbar.ts'

const place = (words: [number, number], text: [number, number], height = 40) =>
  placeToolbar({
    words: { top: words[0], bottom: words[1] },
    text: { top: text[0], bottom: text[1] },
    height,
    windowHeight: 800,
  })

test('in a short text the toolbar stands above all of its lines', () => {
  expect(place([260, 284], [200, 320])).toBe(156)
})

test('where there is no room above the text it stands beneath it', () => {
  expect(place([60, 84], [20, 140])).toBe(144)
})

test('in a long text it stays near the words', () => {
  expect(place([400, 424], [100, 700])).toBe(356)
  expect(place([10, 34], [-200, 700])).toBe(38)
})

test('it keeps off the editor’s bar and within the window', () => {
  expect(place([10, 700], [-200, 760])).toBe(676)
  expect(place([10, 700], [-200, 760], 900)).toBe(8)
})
