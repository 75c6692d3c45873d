import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeCard } from './place-card.ts'

const size = (max: number) => fc.integer({ min: 1, max })
const box = fc.record({
  ...{ left: fc.integer({ min: -500, max: 3000 }), top: fc.integer({ min: -3000, max: 3000 }) },
  ...{ width: size(3000), height: size(3000) },
})

test('wherever it is that a card speaks of, all of the card is in the window', () => {
  fc.assert(
    fc.property(
      fc.option(box),
      fc.record({ width: fc.integer({ min: 320, max: 2560 }), height: fc.integer({ min: 400, max: 1600 }) }),
      fc.record({ width: size(300), height: size(380) }),
      (target, seen, card) => {
        const { left, top } = placeCard(card, target, seen)
        expect(left).toBeGreaterThanOrEqual(8)
        expect(top).toBeGreaterThanOrEqual(8)
        expect(left + card.width).toBeLessThanOrEqual(seen.width - 8)
        expect(top + card.height).toBeLessThanOrEqual(seen.height - 8)
      },
    ),
  )
})

test('a card stands below what it speaks of, and above where there is no room below; it covers neither', () => {
  const seen = { width: 1000, height: 800 }
  const card = { width: 300, height: 200 }
  expect(placeCard(card, { left: 400, top: 100, width: 100, height: 50 }, seen)).toEqual({ left: 300, top: 164 })
  expect(placeCard(card, { left: 900, top: 740, width: 60, height: 48 }, seen)).toEqual({ left: 692, top: 526 })
})
