import { expect, test } from 'vitest'
import { siteHref } from './site-href.ts'

test.each([
  ['/kontakt', '/fr/kontakt'],
  ['/service/sehtest/', '/fr/service/sehtest'],
  ['/', '/fr'],
  ['/#preise', '/fr#preise'],
  ['/kontakt?thema=sehtest#formular', '/fr/kontakt?thema=sehtest#formular'],
  ['/de/kontakt', '/de/kontakt'],
  ['/de', '/de'],
  ['/de/edit/kontakt', '/de/kontakt'],
  ['/edit/kontakt', '/fr/kontakt'],
  ['/agb-2.0', '/fr/agb-2.0'],
  ['/api/media/file/preise.pdf', '/api/media/file/preise.pdf'],
  ['/preise.pdf?v=2', '/preise.pdf?v=2'],
  ['/admin', '/admin'],
  ['/administration', '/fr/administration'],
  ['https://zeiss.ch/de', 'https://zeiss.ch/de'],
  ['#oben', '#oben'],
])('%s leads a French reader to %s', (url, href) => {
  expect(siteHref(url, 'fr')).toBe(href)
})
