import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fixtureSite } from '../../server/testing/fixture-content.ts'
import { BookingDialog } from './booking-dialog.tsx'

function titleIn(locale: 'de' | 'fr', companyName: string) {
  const site = fixtureSite(locale)
  const booking = { ...site, bookingButton: { ...site.bookingButton, companyName } }
  document.body.innerHTML = renderToStaticMarkup(<BookingDialog site={booking} />)
  return document.querySelector('#booking-title')?.textContent
}

test('the dialog says with whom an appointment is made, once the settings name them', () => {
  expect(titleIn('de', 'Optik Lindenhof')).toBe('Termin bei Optik Lindenhof')
  expect(titleIn('fr', 'Optik Lindenhof')).toBe('Rendez-vous chez Optik Lindenhof')
  expect(titleIn('de', '')).toBe('Termin buchen')
})
