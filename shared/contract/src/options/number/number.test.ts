import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampNumber, number } from './option.ts'

const label = { de: 'Anzahl', fr: 'Nombre', en: 'Number' }

test('without a range a number is at least 1', () => {
  const option = number(label)
  expect(option.fallback).toBe(1)
  expect(option.schema.safeParse(0).success).toBe(false)
  expect(clampNumber(-5, undefined)).toBe(1)
})

test('what is no number becomes the minimum', () => {
  expect(clampNumber(Number.NaN, { min: 3, max: 9 })).toBe(3)
})

test('whatever is typed, the clamped number is one that the schema accepts', () => {
  const range = fc.tuple(fc.integer({ min: -100, max: 100 }), fc.integer({ min: 0, max: 50 }))
  fc.assert(
    fc.property(range, fc.double(), ([min, width], typed) => {
      const use = { range: { min, max: min + width } }
      expect(number(label, use).schema.safeParse(clampNumber(typed, use.range)).success).toBe(true)
    }),
  )
})
