import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds, periodInWords } from './period.ts'

const fields = { title: 'Betriebsferien' }
const on = (date: string, options = {}) =>
  renderBlockHtml('notice', { fields, options }, { index: 1, data: { today: { date } } })

test.each([
  ['2026-12-19', false],
  ['2026-12-20', true],
  ['2026-12-26', true],
  ['2026-12-27', false],
])('on %s a notice from 20 to 26 December is shown: %s', (date, isShown) =>
  expect(on(date, { from: '2026-12-20', to: '2026-12-26' }).includes('Betriebsferien')).toBe(isShown),
)

test('who edits sees it on every day, and when it is not seen', () => {
  const html = renderBlockHtml(
    'notice',
    { fields, options: { from: '2027-01-01' } },
    { isEditing: true, data: { today: { date: '2026-12-20' } } },
  )
  expect(html).toContain('Betriebsferien')
  expect(html).toContain('heute nicht zu sehen')
})

test('who edits is told of a notice whose last day lies before its first', () => {
  const options = { from: '2026-12-24', to: '2026-01-04' }
  for (const date of ['2026-01-02', '2026-12-24', '2027-01-02'])
    expect(renderBlockHtml('notice', { fields, options }, { isEditing: true, data: { today: { date } } })).toContain(
      'So erscheint dieser Hinweis nie.',
    )
})

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('it is shown on a stretch of days without a gap, which begins and ends where its options say', () => {
  fc.assert(
    fc.property(day, day, day, (from, to, at) => {
      expect(holds({ from, to }, at)).toBe(from <= at && at <= to)
      expect(holds({ from, to: '' }, at)).toBe(from <= at)
      expect(holds({ from: '', to }, at)).toBe(at <= to)
    }),
  )
})

test('the days are read as people write them', () => {
  expect(periodInWords({ from: '2026-12-20', to: '2026-12-26' }, 'de')).toMatch(/20\.\s?–\s?26\. Dezember 2026/)
  expect(periodInWords({ from: '', to: '2026-12-26' }, 'de')).toBe('26. Dezember 2026')
  expect(periodInWords({ from: '2026-12-27', to: '2026-12-26' }, 'de')).toBeNull()
  expect(periodInWords({ from: '', to: '' }, 'de')).toBeNull()
})
