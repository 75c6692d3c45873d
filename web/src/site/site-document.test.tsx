import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { fixtureSite } from '../server/testing/fixture-content.ts'
import { SiteDocument } from './site-document.tsx'

vi.mock('./fonts/fonts.ts', () => ({ allFontClasses: '', fontClasses: () => '' }))

const html = (timeZone: string) => {
  const site = fixtureSite('de')
  const business = { ...site.business, timeZone }
  return renderToStaticMarkup(<SiteDocument site={{ ...site, business }}>{null}</SiteDocument>)
}

test('a page names its time zone to what runs in it', () => {
  expect(html('Pacific/Auckland')).toMatch(/<html [^>]*data-time-zone="Pacific\/Auckland"/)
})
