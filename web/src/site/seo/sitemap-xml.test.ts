import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap-xml.ts'

const publishedAt = '2026-11-21T08:00:00.000Z'
const home = [
  { id: 'home', locale: 'de', href: '/de', publishedAt },
  { id: 'home', locale: 'fr', href: '/fr', publishedAt },
] as const

test('a page in two languages is listed in both, each with all and a default', () => {
  const xml = sitemapXml(home, 'de')
  expect(xml.match(/<url>/g)).toHaveLength(2)
  expect(xml.match(/hreflang="fr" href="http:\/\/localhost:3000\/fr"/g)).toHaveLength(2)
  expect(xml.match(/hreflang="x-default" href="http:\/\/localhost:3000\/de"/g)).toHaveLength(2)
})

test('each address says when it last went live, where the protocol wants it: after the address, before what is not its own', () => {
  const [first] = sitemapXml(home, 'de').match(/<url>.*?<\/url>/) ?? []
  expect(first).toMatch(
    /^<url><loc>[^<]+<\/loc><lastmod>2026-11-21T08:00:00\.000Z<\/lastmod>(<xhtml:link [^>]+\/>){3}<\/url>$/,
  )
})

test('a page in one language names no others', () => {
  expect(sitemapXml([{ id: 'a', locale: 'de', href: '/de/a', publishedAt }], 'de')).not.toContain('hreflang')
})

test('nothing in an address breaks the document', () => {
  expect(sitemapXml([{ id: 'a', locale: 'de', href: '/de/"<&', publishedAt }], 'de')).toContain(
    '/de/&#34;&#60;&#38;</loc>',
  )
})
