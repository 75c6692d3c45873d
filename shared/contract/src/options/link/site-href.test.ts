import { expect, test } from 'vitest'
import { pagePath, siteHref } from './site-href.ts'

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
  ['/api/bf-media/file/preise.pdf', '/api/bf-media/file/preise.pdf'],
  ['/preise.pdf?v=2', '/preise.pdf?v=2'],
  ['/admin', '/admin'],
  ['/administration', '/fr/administration'],
  ['https://zeiss.ch/de', 'https://zeiss.ch/de'],
  ['#oben', '#oben'],
])('%s leads a French reader to %s', (url, href) => {
  expect(siteHref(url, 'fr')).toBe(href)
})

test.each([
  ['/kontakt', '/fr/kontakt'],
  ['/de/kontakt?thema=sehtest#formular', '/de/kontakt'],
  ['/', '/fr'],
  ['/edit/kontakt/', '/fr/kontakt'],
  ['https://optik.example/kontakt', '/fr/kontakt'],
  ['http://WWW.Optik.example/de/team/ada#oben', '/de/team/ada'],
  ['https://optik.example', '/fr'],
  ['https://optik.example:8443/kontakt', null],
  ['https://zeiss.ch/kontakt', null],
  ['/preise.pdf?v=2', null],
  ['https://optik.example/preise.pdf', null],
  ['/api/bf-media/file/preise', null],
  ['/de/login', null],
  ['#oben', null],
  ['mailto:ada@optik.example', null],
  ['https://', null],
])('%s needs a page at %s', (url, path) => {
  expect(pagePath(url, { locale: 'fr', host: 'www.optik.example' })).toBe(path)
})
