import { expect, test } from 'vitest'
import { isTouched } from './is-touched.ts'

test.each([
  [false, 0, false],
  [true, 0, true],
  [false, 5, true],
])('media %s, %s touch points: touched is %s', (matches, maxTouchPoints, touched) => {
  expect(isTouched({ matchMedia: () => ({ matches }), navigator: { maxTouchPoints } })).toBe(touched)
})
