import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fixtureSite } from '../../server/testing/fixture-content.ts'
import { BookingButton } from './booking-button.tsx'

/** The button as a site with these settings shows it; null for none. */
function button(settings: Partial<SiteView['bookingButton']>, locale: 'de' | 'fr' = 'de') {
  const site = fixtureSite(locale)
  const bookingButton = { ...site.bookingButton, useShoreBooking: false, url: '', website: '', email: '', phone: '' }
  const shown = { ...site, bookingButton: { ...bookingButton, active: true, ...settings } }
  document.body.innerHTML = renderToStaticMarkup(<BookingButton site={shown} />)
  const [edge, link] = [document.querySelector<HTMLElement>('[data-booking]'), document.querySelector('a')]
  return edge && [edge.dataset.position, edge.dataset.color, link?.getAttribute('href'), link?.textContent]
}

test.each(['left', 'right'] as const)('the button stands at the %s edge in each of the four colours', (position) => {
  for (const color of ['primary', 'secondary', 'background', 'header'] as const)
    expect(button({ position, color, url: 'https://optik.ch/termin' })).toEqual([
      position,
      color,
      'https://optik.ch/termin',
      'Termin buchen',
    ])
})

test('it leads where one books: to the page for it, else to the website, a mail, a call', () => {
  const phone = { phone: '052 222 33 44' }
  const mail = { ...phone, email: 'hallo@optik.ch' }
  const website = { ...mail, website: 'https://optik.ch' }
  const ways = [phone, mail, website, { ...website, url: '/kontakt' }].map((way) => button(way)?.[2])
  expect(ways).toEqual(['tel:0522223344', 'mailto:hallo@optik.ch', 'https://optik.ch', '/de/kontakt'])
})

test('where it is off, or leads nowhere, there is none; in French it speaks French', () => {
  expect(button({ active: false, url: 'https://optik.ch' })).toBeNull()
  expect(button({})).toBeNull()
  expect(button({ url: 'https://optik.ch' }, 'fr')?.[3]).toBe('Prendre rendez-vous')
})
