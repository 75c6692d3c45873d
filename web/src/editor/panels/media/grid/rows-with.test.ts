import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsWith } from './rows-with.ts'

const lists = fc.record({ count: fc.integer({ min: 1, max: 200 }), columns: fc.integer({ min: 1, max: 8 }) })
const cases = lists.chain((tiles) => {
  const last = Math.ceil(tiles.count / tiles.columns) - 1
  return fc.record({
    tiles: fc.constant(tiles),
    last: fc.constant(last),
    rows: fc.uniqueArray(fc.nat(last)).map((all) => all.sort((a, b) => a - b)),
    place: fc.option(fc.nat(400)),
  })
})

test('whatever had the focus before the list was narrowed, only rows of the list are drawn, each once and in order', () => {
  fc.assert(
    fc.property(cases, ({ tiles, last, rows, place }) => {
      const drawn = rowsWith(rows, place, tiles)
      expect(drawn).toEqual([...new Set(drawn)].sort((a, b) => a - b))
      expect(drawn).toEqual(expect.arrayContaining(rows))
      expect(drawn.every((row) => row <= last)).toBe(true)
      if (place !== null && place < tiles.count) expect(drawn).toContain(Math.floor(place / tiles.columns))
    }),
  )
})
