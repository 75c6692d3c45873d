import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readOpened, signOpened } from './opened.ts'

const secret = 'a secret of at least thirty-two characters'
const leastMs = 3_000
const day = 24 * 60 * 60 * 1000
const at = 1_795_000_000_000
const read = (opened: string, age: number) => readOpened({ opened, secret, leastMs, now: at + age })

test('a moment counts from a few seconds later on for a day, whatever a browser’s watch says', () => {
  const opened = signOpened(secret, at)
  const once = read(opened, leastMs)
  expect(once).toMatch(/^[\w-]{16}$/)
  fc.assert(fc.property(fc.integer({ min: leastMs, max: day }), (age) => read(opened, age) === once))
  const outside = fc.oneof(fc.integer({ min: -day, max: leastMs - 1 }), fc.integer({ min: day + 1, max: 400 * day }))
  fc.assert(fc.property(outside, (age) => read(opened, age) === undefined))
})

test('no two are the same, and nothing that was changed, put together or made up is one', () => {
  const [one, other] = [signOpened(secret, at - day), signOpened(secret, at)]
  expect(read(one, 0)).not.toBe(read(other, leastMs))
  const [[early = ''], [, , signature = '']] = [one.split('.'), other.split('.')]
  const made = [
    `${early}.${other.split('.').slice(1).join('.')}`,
    `${other}.x`,
    other.slice(0, -1),
    signOpened('another', at),
  ]
  for (const opened of [...made, signature, '', '..', `..${signature}`]) expect(read(opened, leastMs)).toBeUndefined()
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (opened) => read(opened, leastMs) === undefined))
  const swapped = fc.tuple(fc.nat({ max: other.length - 1 }), fc.constantFrom(...'AZaz09-_.'))
  fc.assert(
    fc.property(swapped, ([place, sign]) => {
      const changed = other.slice(0, place) + sign + other.slice(place + 1)
      return changed === other || read(changed, leastMs) === undefined
    }),
  )
})
