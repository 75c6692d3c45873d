import { expect, test } from 'vitest'
import { readableOn } from './readable-on.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#0f4c45', '#ffffff', 9.81],
  ['#f3b58a', '#000000', 11.79],
])('on %s one reads %s', (color, ink, ratio) => {
  expect(readableOn(color).ink).toBe(ink)
  expect(readableOn(color).ratio).toBeCloseTo(ratio, 1)
})
