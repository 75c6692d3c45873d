import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedIn, partOf } from './count-up.ts'

test('a number is counted in the writing that it has, and ends as it was written', () => {
  const written = fc.record({
    before: fc.constantFrom('', 'über ', 'CHF '),
    count: fc.integer({ min: 2, max: 9_999_999 }),
    groups: fc.constantFrom('', '’', "'", ' '),
    after: fc.constantFrom('', ' %', '+', ' Jahre', '.–'),
  })
  fc.assert(
    fc.property(written, ({ before, count, groups, after }) => {
      const digits = groups ? String(count).replace(/\B(?=(?:\d{3})+$)/g, groups) : String(count)
      const words = before + digits + after
      const counted = countedIn(words)
      expect(counted).toMatchObject({ before, count, after })
      if (counted) {
        expect(partOf(counted, 1)).toBe(words)
        expect(partOf(counted, 0)).toBe(`${before}0${after}`)
      }
    }),
  )
})

test.each(['rund um die Uhr', '24:30', '0800 12', '1'])('«%s» is not counted, or in no other writing', (words) => {
  const counted = countedIn(words)
  if (counted) expect(partOf(counted, 1)).toBe(words)
})

test('who writes the numbers sees them stand', () => {
  const figures = [{ fields: { value: '1’200' } }]
  expect(renderBlockHtml('figures', { children: { figures } })).toContain('data-counts')
  expect(renderBlockHtml('figures', { children: { figures } }, { isEditing: true })).not.toContain('data-counts')
})
