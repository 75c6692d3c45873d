import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fixturePage, fixtureSite } from '../../../server/testing/fixture-content.ts'
import { PageData, pageData } from './page-data.tsx'
import { checkedThings } from './testing/checked-things.ts'

const site = {
  ...fixtureSite('de'),
  roles: [...fixtureSite('de').roles, { role: 'search', name: 'Suche', href: '/de/suche' }],
}
const contact = fixturePage('de', 'kontakt', 'Kontakt')
const at = (href: string, more: object = {}) => ({
  ...contact,
  ...{ role: null, name: 'Sehtest', description: '', alternates: [{ locale: 'de' as const, href }] },
  ...more,
})
const group = (name: string, fields: Record<string, string>, more: object = {}) => ({
  ...{ id: `g-${name}`, parentId: null, name, options: {}, hiddenFields: [] },
  fields: Object.entries(fields).map(([field, text]) => ({
    ...{ id: `${name}-${field}`, name: field, language: 'de' as const, media: null, options: {} },
    words: toRichText(text),
  })),
  ...more,
})
const typed = (page: Parameters<typeof pageData>[1], type: string, of = site) =>
  checkedThings(pageData(of, page)).filter((thing) => thing['@type'] === type)

test('the home page tells the shop and the site with its search; without one it says none', () => {
  const home = fixturePage('de', '', 'Start')
  expect(typed(home, 'Optician')).toHaveLength(1)
  expect(typed(home, 'BreadcrumbList')).toEqual([])
  expect(typed(home, 'WebSite')).toEqual([
    expect.objectContaining({
      name: 'Optik Lindenhof',
      inLanguage: 'de',
      url: 'http://localhost:3000/de',
      potentialAction: expect.objectContaining({
        target: expect.objectContaining({
          urlTemplate: 'http://localhost:3000/de/suche?searchQuery={search_term_string}',
        }),
      }),
    }),
  ])
  expect(typed(home, 'WebSite', fixtureSite('de') as never)[0]).not.toHaveProperty('potentialAction')
})

const stepsTo = (href: string, of = site, more: object = {}) =>
  typed(at(href, more), 'BreadcrumbList', of).map((list) =>
    (list.itemListElement as { name: string; item: string }[]).map(({ name, item }) => [name, new URL(item).pathname]),
  )[0]

test('the way to a page leads over what stands above it in the menu or in its address', () => {
  const entry = (id: number, label: string, href: string) => ({
    id: `${id}`,
    pageId: `${id}`,
    label,
    href,
    appearance: 'default' as const,
  })
  const menu = {
    ...site,
    navigation: [
      {
        id: 'n',
        label: 'Leistungen',
        children: [entry(1, 'Leistungen', '/de/leistungen'), entry(2, 'Sehtest', '/de/service/sehtest')],
      },
      { id: 'm', label: 'Golf', children: [entry(3, 'Urban Golf', '/de/game')] },
    ],
  }
  const home = ['Optik Lindenhof', '/de']
  expect(stepsTo('/de/leistungen', menu, { name: 'Leistungen' })).toEqual([home, ['Leistungen', '/de/leistungen']])
  expect(stepsTo('/de/service/sehtest', menu)).toEqual([
    home,
    ['Leistungen', '/de/leistungen'],
    ['Sehtest', '/de/service/sehtest'],
  ])
  expect(stepsTo('/de/service/neu', menu)).toEqual([
    home,
    ['Leistungen', '/de/leistungen'],
    ['Sehtest', '/de/service/neu'],
  ])
  expect(stepsTo('/de/game/play', menu)).toEqual([home, ['Urban Golf', '/de/game'], ['Sehtest', '/de/game/play']])
  expect(stepsTo('/de/impressum', menu)).toEqual([home, ['Sehtest', '/de/impressum']])
})

test('the page of a service tells what it costs: what its description says, else what its words say', () => {
  const service = (description: string, text: string) =>
    typed(
      at('/de/service/sehtest', { collection: 'service', description, groups: [group('richTextBlock', { text })] }),
      'Service',
    )[0]
  expect(service('45 Minuten, CHF 90.', 'Mit Brille CHF 20')).toMatchObject({
    name: 'Sehtest',
    url: 'http://localhost:3000/de/service/sehtest',
    image: 'http://localhost:3000/api/bf-media/picture/drawn-o-499ddd.svg/card.png',
    provider: { '@type': 'Optician', '@id': typed(contact, 'Optician')[0]?.['@id'], name: 'Optik Lindenhof' },
    offers: { '@type': 'Offer', price: 90, priceCurrency: 'CHF' },
  })
  expect(service('', "Einstärken ab CHF 140, Gleitsicht bis CHF 1'800")?.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 140,
    highPrice: 1800,
  })
  expect(service('', 'ab CHF 29')?.offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 29 })
  expect(service('', 'Kostet nichts.')?.offers).toEqual({
    '@type': 'Offer',
    url: 'http://localhost:3000/de/service/sehtest',
  })
})

test('cards of services with a price are services, those without are none', () => {
  const card = (name: string) =>
    group('serviceCard', { title: name, text: 'Text' }, { id: name, parentId: 'g-serviceBoard' })
  const priced = card('Sehtest')
  const groups = [
    group('serviceBoard', { title: 'Leistungen' }),
    { ...priced, fields: [...priced.fields, { ...priced.fields[0], name: 'price', words: 'CHF 90' }] },
    card('Beratung'),
  ]
  expect(typed(at('/de/leistungen', { groups }), 'Service')).toEqual([
    expect.objectContaining({ name: 'Sehtest', offers: expect.objectContaining({ price: 90 }) }),
  ])
})

test('lines of a price list with a price are services too', () => {
  const line = (name: string, price: string) =>
    group('priceLine', { name, note: 'Mit Brille geschenkt', price }, { id: name, parentId: 'g-priceList' })
  const groups = [group('priceList', { title: 'Preise' }), line('Sehtest', 'ab CHF 90'), line('Reinigen', 'kostenlos')]
  expect(typed(at('/de/leistungen', { groups }), 'Service')).toEqual([
    expect.objectContaining({
      name: 'Sehtest',
      description: 'Mit Brille geschenkt',
      url: 'http://localhost:3000/de/leistungen',
      offers: expect.objectContaining({ '@type': 'AggregateOffer', lowPrice: 90 }),
    }),
  ])
})

test('of a page behind a password nothing but the way there is told', () => {
  const locked = at('/de/service/tresor', { collection: 'service', protected: true, groups: [] })
  expect(pageData(site, locked).map((thing) => (thing as { '@type': string })['@type'])).toEqual(['BreadcrumbList'])
})

test('nothing that somebody writes ends the script or breaks the data', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.constantFrom('', '</script><script>alert(1)</script>', '<!--', ']]>'),
      (words, bad) => {
        const name = `x${words}${bad}`
        const page = at('/de/service/x', { collection: 'service', name, description: name })
        const html = renderToStaticMarkup(createElement(PageData, { site: site as never, page }))
        const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
          ([, json = '']) => JSON.parse(json),
        )
        expect(scripts.map((thing) => thing['@type'])).toEqual(['Service', 'BreadcrumbList'])
        expect(scripts[0].name).toBe(name)
      },
    ),
  )
})
