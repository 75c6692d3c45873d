import { afterEach, expect, test, vi } from 'vitest'
import { fixturePage, fixtureSite } from '../../server/testing/fixture-content.ts'
import { pageMetadata } from './page-metadata.ts'
import { localBusiness } from './structured/shop.ts'

const site = fixtureSite('de')

afterEach(() => vi.useRealTimers())

test('a page names its address, its languages and a default', () => {
  const metadata = pageMetadata(site, fixturePage('de', 'kontakt', 'Kontakt'))
  expect(metadata.title).toBe('Kontakt – Optik Lindenhof, Winterthur')
  expect(metadata.alternates).toEqual({
    canonical: '/de/kontakt',
    languages: { de: '/de/kontakt', fr: '/fr/kontakt', 'x-default': '/de/kontakt' },
  })
})

test('the home page is called as the shop is, with what it is and where', () => {
  expect(pageMetadata(site, fixturePage('de', '', 'Start')).title).toBe('Optik Lindenhof – Optiker in Winterthur')
})

test('what is not there, and what the cms keeps off the sitemap, is not for search engines', () => {
  const page = fixturePage('de', 'x', 'X')
  expect(pageMetadata(site, null).robots).toEqual({ index: false })
  expect(pageMetadata(site, { ...page, unlisted: true }).robots).toEqual({ index: false })
  expect(pageMetadata(site, page).robots).toBeUndefined()
})

test('the shop’s hours and holidays are as search engines read them', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-24T22:30:00Z') })
  const [branch] = site.branches
  expect(branch && localBusiness(site, branch)).toMatchObject({
    '@type': 'Optician',
    address: { streetAddress: 'Marktgasse 41', postalCode: '8400', addressLocality: 'Winterthur' },
    openingHoursSpecification: expect.arrayContaining([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Tuesday', opens: '13:30', closes: '18:30' },
    ]),
    specialOpeningHoursSpecification: [
      expect.objectContaining({ validFrom: '2026-12-24', opens: '00:00', closes: '00:00' }),
    ],
  })
  // In Switzerland it is the next day already.
  vi.setSystemTime('2026-12-24T23:00:00Z')
  expect(branch && localBusiness(site, branch)).toMatchObject({ specialOpeningHoursSpecification: [] })
})
