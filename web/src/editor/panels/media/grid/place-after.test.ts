import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeAfter } from './place-after.ts'

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']
const walks = fc
  .record({ count: fc.integer({ min: 1, max: 60 }), columns: fc.integer({ min: 1, max: 8 }) })
  .chain((tiles) =>
    fc.record({ tiles: fc.constant(tiles), at: fc.nat(tiles.count - 1), walk: fc.array(fc.constantFrom(...keys)) }),
  )

test('whatever keys are pressed, the focus stays among the tiles', () => {
  fc.assert(
    fc.property(walks, ({ tiles, at, walk }) => {
      const end = walk.reduce((place, key) => placeAfter(key, place, tiles) ?? -1, at)
      expect(end).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThan(tiles.count)
    }),
  )
})

test('up and down stay in a column', () => {
  fc.assert(
    fc.property(walks, ({ tiles, at }) => {
      for (const key of ['ArrowUp', 'ArrowDown'])
        expect((placeAfter(key, at, tiles) ?? -1) % tiles.columns).toBe(at % tiles.columns)
    }),
  )
})

test('other keys lead nowhere', () => {
  expect(placeAfter('a', 3, { count: 9, columns: 3 })).toBeNull()
})
