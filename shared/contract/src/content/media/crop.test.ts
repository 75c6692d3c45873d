import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaInPixels, type CropArea, cropAreaSchema, minCropPercent, pointInArea, pointOfArea } from './crop.ts'

const percent = (max: number) => fc.integer({ min: 0, max: Math.floor(max * 100) }).map((value) => value / 100)
const areas: fc.Arbitrary<CropArea> = fc
  .tuple(percent(100 - minCropPercent), percent(100 - minCropPercent))
  .chain(([x, y]) =>
    fc.record({
      x: fc.constant(x),
      y: fc.constant(y),
      width: percent(100 - x - minCropPercent).map((more) => minCropPercent + more),
      height: percent(100 - y - minCropPercent).map((more) => minCropPercent + more),
    }),
  )
const fractions = fc.record({ x: percent(1), y: percent(1) })
const sizes = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })

test('every part inside of a picture is one, and none that reaches beyond it', () => {
  fc.assert(fc.property(areas, (area) => cropAreaSchema.safeParse(area).success))
  for (const area of [
    { x: 60, y: 0, width: 60, height: 10 },
    { x: 0, y: 0, width: 0, height: 10 },
    { x: -1, y: 0, width: 10, height: 10 },
    { x: 0, y: 0, width: Number.NaN, height: 10 },
  ])
    expect(cropAreaSchema.safeParse(area).success).toBe(false)
})

test('in pixels a part is a rectangle of the picture with something in it', () => {
  fc.assert(
    fc.property(areas, sizes, (area, size) => {
      const { left, top, width, height } = areaInPixels(area, size)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      expect(left + width).toBeLessThanOrEqual(size.width)
      expect(top + height).toBeLessThanOrEqual(size.height)
    }),
  )
})

test('a point is always in the part, and comes back where it was if it lay there', () => {
  fc.assert(
    fc.property(fractions, areas, (point, area) => {
      const inside = pointInArea(point, area)
      expect(Math.min(inside.x, inside.y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(inside.x, inside.y)).toBeLessThanOrEqual(1)
      const back = pointOfArea(inside, area)
      const near = (value: number, from: number, size: number) =>
        Math.min(from + size, Math.max(from, value * 100)) / 100
      expect(pointInArea(back, area)).toEqual(inside)
      expect(Math.abs(back.x - near(point.x, area.x, area.width))).toBeLessThanOrEqual(0.011)
      expect(Math.abs(back.y - near(point.y, area.y, area.height))).toBeLessThanOrEqual(0.011)
    }),
  )
})
