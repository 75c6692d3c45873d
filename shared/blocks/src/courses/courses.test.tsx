import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { zoneAttribute } from '@blickfang/views/kernel/island/page-zone.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastDay } from './course-date.ts'
import { coursesEnhancers } from './enhance.ts'

beforeEach(() => {
  document.documentElement.setAttribute(zoneAttribute, 'Europe/Zurich')
  vi.useFakeTimers()
  vi.setSystemTime(new Date('2027-01-20T10:00:00+01:00'))
})
afterEach(() => {
  vi.useRealTimers()
  document.documentElement.removeAttribute(zoneAttribute)
})

const course = (options: Record<string, unknown>) => ({
  fields: { title: 'Linsen einsetzen', button: 'Anmelden', place: 'Im Geschäft' },
  options,
})
const html = (options: Record<string, unknown>, locale: 'de' | 'fr' = 'de') =>
  renderBlockHtml('courses', { children: { cards: [course(options)] } }, { locale })

test.each([
  [{ date: '2027-01-16' }, 'de', 'Samstag, 16.\u00a0Januar\u00a02027'],
  [{ date: '2027-01-18', lastDate: '2027-01-23' }, 'de', '18.–23.\u00a0Januar\u00a02027'],
  [{ date: '2027-01-16' }, 'fr', 'samedi, 16\u00a0janvier\u00a02027'],
  [{ date: 'Frühling 2027' }, 'de', 'Frühling 2027'],
  [{ lastDate: '2027-01-23' }, 'de', 'Samstag, 23.\u00a0Januar\u00a02027'],
  [{ lastDate: 'Frühling 2027' }, 'de', 'Frühling 2027'],
] as const)('the days %j read in %s %s', (options, locale, words) => {
  expect(html(options, locale)).toMatch(new RegExp(`>${words}</(time|span)>`))
})

test('a course is an event to search engines, with its start, place and price', () => {
  document.body.innerHTML = html({ date: '2027-01-16', time: '18:30–20:00', price: 60 })
  const event = document.querySelector('[itemtype="https://schema.org/Event"]')
  expect(event?.querySelector('[itemprop=startDate]')?.getAttribute('datetime')).toBe('2027-01-16T18:30')
  expect(event?.querySelector('[itemprop=price]')?.getAttribute('content')).toBe('60')
  expect(event?.querySelector('[itemprop=location]')?.textContent).toBe('Im Geschäft')
})

test('a course without a price says none and offers nothing; 0 is free, as it always was', () => {
  const offers = (options: Record<string, unknown>) => {
    document.body.innerHTML = html(options)
    return [...document.querySelectorAll('[itemprop=offers]')].map(({ textContent }) => textContent)
  }
  expect(offers({})).toEqual([])
  expect(html({})).not.toContain('<p')
  expect(offers({ price: 0 })).toEqual(['Kostenlos'])
  expect(offers({ price: 60 })).toEqual([expect.stringMatching(/^CHF\s60$/)])
  expect(offers({ price: 49.5 })).toEqual([expect.stringMatching(/^CHF\s49.50$/)])
  expect(offers({ membersOnly: true })).toEqual([])
  expect(document.body.textContent).toContain('Nur für Mitglieder')
})

test('a course of several days is told with its end, and one without a day is no event', () => {
  const told = (options: Record<string, unknown>) => {
    document.body.innerHTML = html(options)
    const event = document.querySelector('[itemtype="https://schema.org/Event"]')
    return event && (event.querySelector('[itemprop=endDate]')?.getAttribute('content') ?? 'its own day')
  }
  expect(told({ date: '2027-01-18', lastDate: '2027-01-23' })).toBe('2027-01-23')
  expect(told({ date: '2027-01-18', lastDate: '2027-01-18' })).toBe('its own day')
  expect(told({ date: '2027-01-18', lastDate: '2027-01-02' })).toBe('its own day')
  expect(told({ date: '2027-01-18', lastDate: 'Ende Januar' })).toBe('its own day')
  expect(told({ date: 'Herbst 2026' })).toBeNull()
  expect(told({})).toBeNull()
})

test('the last day of a course is its latest date, whatever words stand beside it', () => {
  const isoDay = fc
    .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2099-12-31') })
    .map((at) => at.toISOString().slice(0, 10))
  const typed = fc.oneof(isoDay, fc.string(), fc.constantFrom('Herbst 2026', 'Ab Mitte Januar', '10 Abende', ''))
  fc.assert(
    fc.property(typed, typed, (first, last) => {
      const days = [first, last].filter((text) => /^\d{4}-\d{2}-\d{2}$/.test(text)).toSorted()
      expect(lastDay(first, last)).toBe(days.at(-1) ?? null)
    }),
  )
})

test.each([
  ['25:99', '2027-01-16'],
  ['18:60', '2027-01-16'],
  ['18.300', '2027-01-16'],
  ['9.30 Uhr', '2027-01-16T09:30'],
  ['23:59', '2027-01-16T23:59'],
])('%s begins at %s for machines', (time, start) => {
  document.body.innerHTML = html({ date: '2027-01-16', time })
  expect(document.querySelector('time')?.getAttribute('datetime')).toBe(start)
})

test('a course without places left says so and takes no more bookings', () => {
  expect(html({ isLimited: true, placesLeft: 1 })).toContain('Noch 1 Platz frei')
  const full = html({ isLimited: true, placesLeft: 0 })
  expect(full).toContain('Ausgebucht')
  expect(full).not.toContain('Anmelden')
})

test('a course is over when its last day is, where the shop is', () => {
  document.documentElement.setAttribute(zoneAttribute, 'America/New_York')
  // It is the evening of the 19th there.
  vi.setSystemTime(new Date('2027-01-20T02:00:00Z'))
  document.body.innerHTML = html({ date: '2027-01-19' })
  for (const { selector, enhance } of coursesEnhancers) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) enhance(element)
  }
  expect(document.querySelector('li')?.hidden).toBe(false)
})

test('a course that is over leaves the page, one that lasts until today stays', () => {
  const cards = [
    course({ date: '2027-01-19' }),
    course({ date: '2027-01-18', lastDate: '2027-01-20' }),
    course({ date: 'Herbst' }),
  ]
  document.body.innerHTML = renderBlockHtml('courses', { children: { cards } })
  for (const { selector, enhance } of coursesEnhancers) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) enhance(element)
  }
  expect([...document.querySelectorAll('li')].map(({ hidden }) => hidden)).toEqual([true, false, false])
})
