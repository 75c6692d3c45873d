import { locales } from '@blickfang/contract/kernel/locale.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fixturePage, fixtureSite } from '../server/testing/fixture-content.ts'
import { messages } from './messages/messages.generated.ts'
import { NotFound } from './not-found.tsx'
import { deadEnd } from './protected/dead-end.ts'
import { pageMetadata } from './seo/page-metadata.ts'
import { services } from './seo/structured/services.ts'
import { localBusiness } from './seo/structured/shop.ts'
import { webSite } from './seo/structured/web-site.ts'

/** Words that once every site said as if it were the demo's. */
const demo = /opti[ckqč]|óptic|ótic|ottic|winterthur|lindenhof|gesundheits|augen|lost sight|perdu.*vue/i

function bakery(locale: (typeof locales)[number]) {
  const site = fixtureSite(locale)
  const [branch] = site.branches
  if (!branch) throw new Error('no branch')
  return {
    ...site,
    business: { kind: 'bakery' as const, country: 'FR', holidayRegion: '', timeZone: 'Europe/Paris', notFound: '' },
    contact: { ...site.contact, companyName: 'Chez Anna', email: 'anna@example.com' },
    socialAccounts: { ...site.socialAccounts, instagram: '' },
    navigation: [],
    branches: [{ ...branch, name: 'Chez Anna', city: 'Lyon', email: 'anna@example.com' }],
  }
}

test.each(locales)('a bakery’s titles, dead ends and data for search engines name no optician, in %s', (locale) => {
  const site = bakery(locale)
  const [branch] = site.branches
  const home = { ...fixturePage(locale, '', 'Home'), role: 'home' }
  const said = [
    pageMetadata(site, null).title,
    pageMetadata(site, home).title,
    renderToStaticMarkup(createElement(NotFound, { site })),
    renderToStaticMarkup(createElement(NotFound, { site: { ...site, homeLocales: [] } })),
    JSON.stringify([branch && localBusiness(site, branch), webSite(site), services(site, home)]),
  ]
  expect(said.filter((words) => demo.test(String(words)))).toEqual([])
  expect(branch && localBusiness(site, branch)).toMatchObject({ '@type': 'Bakery', address: { addressCountry: 'FR' } })
  expect(pageMetadata(site, home).title).toContain('Lyon')
})

test('a kind of business has a name in every language of pages, and a business of no kind has none in its title', () => {
  for (const locale of locales) expect(Object.keys(messages[locale] ?? {})).toEqual(Object.keys(messages.de ?? {}))
  const site = bakery('de')
  const other = { ...site, business: { ...site.business, kind: 'other' as const } }
  const home = { ...fixturePage('de', '', 'Home'), role: 'home' }
  expect(pageMetadata(other, home).title).toBe('Chez Anna, Lyon')
  expect(pageMetadata(site, home).title).toBe('Chez Anna – Bäckerei in Lyon')
})

test('where no page is the site’s own sentence stands in the main language, and before the first publish nobody is sent in a circle', () => {
  const site = {
    ...bakery('de'),
    business: {
      kind: 'bakery' as const,
      country: 'CH',
      holidayRegion: '',
      timeZone: 'Europe/Zurich',
      notFound: 'Hier ist nichts im Ofen',
    },
  }
  expect(deadEnd(site).title).toBe('Hier ist nichts im Ofen')
  expect(deadEnd({ ...site, locale: 'fr' }).title).toBe('Cette page n’existe pas')
  const unbegun = { ...site, homeLocales: [] }
  expect(deadEnd(unbegun)).toMatchObject({ title: 'Hier entsteht eine neue Website', isUnbegun: true })
  expect(renderToStaticMarkup(createElement(NotFound, { site: unbegun }))).not.toContain('<a ')
})
