import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { zoneAttribute } from '@blickfang/views/kernel/island/page-zone.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contactEnhancers } from './enhance.ts'

const periods = [1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '09:00', close: '18:30' }))
const special = [
  { date: '2026-11-20', open: '', close: '', note: 'vorbei' },
  { date: '2026-12-24', open: '09:00', close: '16:00', note: 'Heiligabend' },
]
const branch = {
  ...{ id: 'b1', name: 'Optik', street: 'Marktgasse', streetNumber: '1', zip: '8400', city: 'Winterthur' },
  ...{ phone: '', email: '', periods, special },
}

const teardowns: (() => void)[] = []
beforeEach(() => {
  document.documentElement.setAttribute(zoneAttribute, 'Europe/Zurich')
  vi.useFakeTimers()
})
afterEach(() => {
  for (const end of teardowns.splice(0)) end()
  vi.useRealTimers()
  document.documentElement.removeAttribute(zoneAttribute)
})

function openAt(time: string, { madeAt = time, locale = 'de' as Locale, of = branch } = {}) {
  vi.setSystemTime(new Date(madeAt))
  document.body.innerHTML = renderBlockHtml('contact', {}, { locale, data: { branches: [of] as never } })
  vi.setSystemTime(new Date(time))
  for (const { selector, enhance } of contactEnhancers) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) teardowns.push(enhance(element))
  }
  return document.querySelector<HTMLElement>('[data-open-now]')
}

test('a visitor reads until when the shop is open, and a minute later that it has closed', () => {
  const line = openAt('2026-11-23T18:29:50+01:00')
  expect([line?.textContent, line?.hasAttribute('data-open')]).toEqual([expect.stringContaining('18:30'), true])
  vi.advanceTimersByTime(60_000)
  expect([line?.textContent, line?.hasAttribute('data-open')]).toEqual([expect.not.stringContaining('18:30'), false])
})

test.each(locales)('who reads after midnight until when the shop is open is told of no other day: %s', (locale) => {
  const of = { ...branch, periods: [{ day: 5, open: '18:00', close: '02:00' }] }
  const today = new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' }).format(0, 'day')
  const line = openAt('2026-11-28T00:30:00+01:00', { locale, of })
  expect(line?.textContent).toContain('02:00')
  expect(line?.textContent?.toLowerCase()).not.toContain(today)
})

test('before the shop opens the line says when it does', () => {
  expect(openAt('2026-11-23T07:00:00+01:00')?.textContent).toContain('09:00')
})

test('open and over are by the clocks of the zone that the page names, wherever the visitor is', () => {
  document.documentElement.setAttribute(zoneAttribute, 'Pacific/Auckland')
  // Monday, eight in the evening, while it is Tuesday, eight in the morning in Auckland.
  expect(openAt('2026-11-23T20:00:00+01:00')?.textContent).toContain('09:00')
  expect(openAt('2026-11-23T22:00:00+01:00')?.hasAttribute('data-open')).toBe(true)
  openAt('2026-12-24T12:30:00+01:00')
  expect(document.querySelector<HTMLElement>('[data-special-days]')?.hidden).toBe(true)
})

test('special days that are over are taken away, and with the last of them their title', () => {
  const shown = () => [...document.querySelectorAll<HTMLElement>('[data-day]')].filter(({ hidden }) => !hidden)
  openAt('2026-11-23T07:00:00+01:00', { madeAt: '2026-11-20T07:00:00+01:00' })
  expect(shown().map(({ dataset }) => dataset.day)).toEqual(['2026-12-24'])
  openAt('2026-12-27T07:00:00+01:00', { madeAt: '2026-11-20T07:00:00+01:00' })
  expect(document.querySelector<HTMLElement>('[data-special-days]')?.hidden).toBe(true)
})
