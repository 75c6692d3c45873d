import fc from 'fast-check'
import { expect, test } from 'vitest'
import { updatePageInfo } from '../../api/v1/page.ts'
import { unlockPage } from '../../api/v1/page-password.ts'
import { isPagePassword, pagePasswordLength } from './page-password.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const signs = fc.constantFrom(...'aZ7 äéß§雪🏌')
const nothing = fc.constantFrom('', ' ', '\u200b', '\u00ad', '\ufeff', '\u2060')
const isTaken = (password: string | null) =>
  updatePageInfo.body?.safeParse({ id, lang: 'de', meta: { password }, base: {} }).success

test.each(['', 'a', 'Brille7', '7 Zeich', ' Brille7 ', '\u200b'.repeat(8), 'a\u200b'.repeat(7)])(
  '%j is too short for a page',
  (password) => {
    expect(isPagePassword(password)).toBe(false)
    expect(isTaken(password)).toBe(false)
  },
)

test.each(['Brille 7', 'Lindenhof', 'acht☃☃☃☃', '雪'.repeat(8)])('%j is long enough', (password) => {
  expect(isPagePassword(password)).toBe(true)
  expect(isTaken(password)).toBe(true)
})

test('what nobody sees and spaces around it make no password longer', () => {
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), nothing, nothing, (parts, before, between) => {
      const seen = parts.join('').trim()
      const text = `${before}${[...seen].join(between === ' ' ? '' : between)}${before}`
      expect(isPagePassword(text)).toBe([...seen].length >= pagePasswordLength)
    }),
  )
})

test('a page is opened again by no password at all, and none is too long', () => {
  expect(isTaken(null)).toBe(true)
  expect(isTaken('x'.repeat(200))).toBe(true)
  expect(isTaken('x'.repeat(201))).toBe(false)
})

test('a visitor may type one that an older rule took', () => {
  expect(unlockPage.body?.safeParse({ id, password: 'a' }).success).toBe(true)
})
