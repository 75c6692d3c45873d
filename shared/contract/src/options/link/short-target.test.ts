import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortTarget } from './short-target.ts'

test.each([
  ['https://optik-lindenhof.ch', 'optik-lindenhof.ch'],
  ['https://www.optik-lindenhof.ch/termin', 'www.optik-lindenh…'],
  ['12345678901234567890', '12345678901234567890'],
  ['123456789012345678901', '12345678901234567…'],
  ['Über uns', 'Über uns'],
])('%s stands in a menu as %s', (target, shown) => {
  expect(shortTarget(target)).toBe(shown)
})

test('a target is whole up to twenty signs, else its first seventeen and an ellipsis; no sign is cut in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (target) => {
      fc.pre(!/^https?:/i.test(target))
      const signs = [...target]
      const short = shortTarget(target)
      expect([...short].length).toBeLessThanOrEqual(20)
      if (signs.length <= 20) expect(short).toBe(target)
      else expect(short).toBe(`${signs.slice(0, 17).join('')}…`)
    }),
    { numRuns: propertyRuns(300) },
  )
})
