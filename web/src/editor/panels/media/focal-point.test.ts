import { assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'
import { focalPoint, focalPointAfterKey } from './focal-point.ts'

test('a point always lies in the picture and has two decimals', () => {
  assert(
    property(double(), double(), (x, y) => {
      const point = focalPoint(x, y)
      return [point.x, point.y].every((value) => value >= 0 && value <= 1 && Math.round(value * 100) / 100 === value)
    }),
  )
})

test('arrow keys step by a hundredth, with Shift by a tenth, and stop at the edge', () => {
  expect(focalPointAfterKey({ x: 0.5, y: 0.5 }, 'ArrowRight', false)).toEqual({ x: 0.51, y: 0.5 })
  expect(focalPointAfterKey({ x: 0.5, y: 0.05 }, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0 })
  expect(focalPointAfterKey({ x: 0.5, y: 0.5 }, 'Enter', false)).toBeNull()
})
