import { hero } from '@blickfang/shared/blocks/hero/contract.ts'
import { expect, test } from 'vitest'
import { fillOptions } from './fill-options.ts'

test('what is not stored, or no longer valid, is the contract’s fallback', () => {
  const options = fillOptions(hero, [{ key: 'alignment', text: 'sideways' }])
  expect(options).toMatchObject({ alignment: 'left', lens: true, background: null })
})

test('what is stored wins, false included', () => {
  expect(fillOptions(hero, [{ key: 'lens', flag: false }]).lens).toBe(false)
})

test('an option that is not shown under the others has no effect', () => {
  const stored = [
    { key: 'alignment', text: 'center' },
    { key: 'imageBehind', flag: true },
  ]
  expect(fillOptions(hero, stored).alignment).toBe('left')
  expect(fillOptions(hero, stored.slice(0, 1)).alignment).toBe('center')
})
