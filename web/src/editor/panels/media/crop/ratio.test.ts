import { areaInPixels, type CropArea, cropAreaSchema } from '@blickfang/contract/content/media/crop.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaAfterNumber, areaWithAspect, insideArea, isWhole, ratios, seenOf } from './ratio.ts'

const sizes = fc.record({ width: fc.integer({ min: 200, max: 6000 }), height: fc.integer({ min: 200, max: 6000 }) })
const anyNumber = fc.double({ min: -500, max: 500, noNaN: true })
const areas = fc.record({ x: anyNumber, y: anyNumber, width: anyNumber, height: anyNumber }).map(insideArea)
const aspects = fc.constantFrom(...Object.values(ratios))
const isPart = (area: CropArea) => cropAreaSchema.safeParse(area).success

test('whatever is dragged or typed is a part of the picture', () => {
  fc.assert(fc.property(areas, isPart))
  const side = fc.constantFrom('x' as const, 'y' as const, 'width' as const, 'height' as const)
  const value = fc.oneof(anyNumber, fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY))
  fc.assert(
    fc.property(areas, side, value, sizes, fc.option(aspects, { nil: undefined }), (area, which, typed, size, aspect) =>
      isPart(areaAfterNumber(area, which, typed, { aspect, size })),
    ),
  )
})

test('a ratio is kept to the pixel that can be, and lies inside of what was chosen', () => {
  fc.assert(
    fc.property(sizes, aspects, (size, aspect) => {
      const area = areaWithAspect({ x: 10, y: 10, width: 80, height: 80 }, aspect, size)
      const { width, height } = areaInPixels(area, size)
      expect(Math.abs(width - height * aspect)).toBeLessThanOrEqual(
        1 + aspect + (size.width + size.height * aspect) / 5_000,
      )
      expect(area.width).toBeLessThanOrEqual(80)
      expect(area.height).toBeLessThanOrEqual(80)
    }),
  )
})

test('all of a picture is no part', () => {
  expect(isWhole({ x: 0, y: 0, width: 100, height: 100 })).toBe(true)
  expect(isWhole({ x: 0, y: 0, width: 99, height: 100 })).toBe(false)
})

test('a place shows the largest box of its own shape, with the point in it, and all of a part that has that shape', () => {
  const part = areas.filter(({ width, height }) => width > 5 && height > 5)
  const fraction = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(part, fraction, fraction, sizes, aspects, (area, x, y, size, aspect) => {
      const seen = seenOf(area, { x, y }, size, aspect)
      const own = (area.width * size.width) / (area.height * size.height)
      expect((seen.width / seen.height) * own).toBeCloseTo(aspect)
      expect(Math.max(seen.width, seen.height)).toBeCloseTo(100)
      expect(seen.x + seen.width).toBeLessThan(100.001)
      expect(x * 100).toBeGreaterThanOrEqual(seen.x - 0.001)
      expect(y * 100).toBeLessThan(seen.y + seen.height + 0.001)
    }),
  )
})
