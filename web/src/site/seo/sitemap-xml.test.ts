import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap-xml.ts'

const home = [
  { id: 'home', locale: 'de', href: '/de' },
  { id: 'home', locale: 'fr', href: '/fr' },
] as const

test('a page in two languages is listed in both, each with all and a default', () => {
  const xml = sitemapXml(home, 'de')
  expect(xml.match(/<url>/g)).toHaveLength(2)
  expect(xml.match(/hreflang="fr" href="http:\/\/localhost:3000\/fr"/g)).toHaveLength(2)
  expect(xml.match(/hreflang="x-default" href="http:\/\/localhost:3000\/de"/g)).toHaveLength(2)
})

test('a page in one language names no others', () => {
  expect(sitemapXml([{ id: 'a', locale: 'de', href: '/de/a' }], 'de')).not.toContain('hreflang')
})

test('nothing in an address breaks the document', () => {
  expect(sitemapXml([{ id: 'a', locale: 'de', href: '/de/"<&' }], 'de')).toContain('/de/&quot;&lt;&amp;</loc>')
})
