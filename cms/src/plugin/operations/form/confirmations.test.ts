import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalAddress } from './confirmations.ts'

test.each([
  ['Anna@Example.CH', 'anna@example.ch'],
  ['anna+optik@example.ch', 'anna@example.ch'],
  ['a.n.n.a+1+2@googlemail.com', 'anna@gmail.com'],
  ['anna.mueller@example.ch', 'anna.mueller@example.ch'],
  ['info@BÜCHER.ch', 'info@xn--bcher-kva.ch'],
  ['+anna@example.ch', '+anna@example.ch'],
])('%s is %s', (typed, canonical) => {
  expect(canonicalAddress(typed)).toBe(canonical)
})

test('however many capitals and tags: one mailbox is one address', () => {
  const name = fc.stringMatching(/^[a-z0-9_-]{1,12}$/)
  const tag = fc.stringMatching(/^[a-z0-9.+]{0,8}$/)
  fc.assert(
    fc.property(name, tag, fc.boolean(), (own, behind, isLoud) => {
      const email = `${own}+${behind}@example.ch`
      return canonicalAddress(isLoud ? email.toUpperCase() : email) === `${own}@example.ch`
    }),
  )
})
