import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { samples } from '@blickfang/testing/samples.ts'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.useRealTimers())

function said(options: Record<string, unknown>, data = samples) {
  return /data-says="([^"]*)"/.exec(renderBlockHtml('contact', { options }, { data }))?.[1]
}

test('the block tells the footer what it says: the address, and hours where it shows some', () => {
  expect(said({})).toBe('address hours')
  expect(said({ showHours: false })).toBe('address')
  expect(said({}, { ...samples, branches: [] })).toBeUndefined()
})

test('days of before are left out by the shop’s own day, and a branch without a week shows its special days all the same', () => {
  const special = ['2026-11-20', '2026-12-24', '2027-01-02'].map((date) => ({
    date,
    open: '',
    close: '',
    note: `am ${date}`,
  }))
  const branches = samples.branches.slice(0, 1).map((branch) => ({ ...branch, periods: [], special }))
  const days = () => {
    document.body.innerHTML = renderBlockHtml('contact', {}, { data: { ...samples, branches } })
    return [...document.querySelectorAll<HTMLElement>('[data-special-days] dt')].map(({ textContent }) => textContent)
  }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T22:30:00Z') })
  expect(days()).toEqual([
    'Fr., 20. Novemberam 2026-11-20',
    'Do., 24. Dezemberam 2026-12-24',
    'Sa., 2. Januar 2027am 2027-01-02',
  ])
  vi.setSystemTime('2026-11-20T23:00:00Z')
  expect(days()).toHaveLength(2)
  vi.setSystemTime('2027-01-03T09:00:00Z')
  expect([days(), document.querySelector('[data-part="hours"]')]).toEqual([[], null])
})
