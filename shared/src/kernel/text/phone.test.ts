import { expect, test } from 'vitest'
import { isPhone } from './phone.ts'

test.each(['+41 52 212 47 30', '052-222-33-44', '052/222.33.44', '+41 (0)52 212 47 30', '144'])(
  '%s can be dialled',
  (text) => {
    expect(isPhone(text)).toBe(true)
  },
)

test.each(['', '12', '((((', '+ - -', '052 222 33 44 Büro', '1'.repeat(41)])('%j cannot', (text) => {
  expect(isPhone(text)).toBe(false)
})
