import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { fixturePage, fixtureSite } from '../../server/testing/fixture-content.ts'
import { SiteHeader } from './site-header.tsx'

const site = fixtureSite('de')
const page = fixturePage('de', 'kontakt', 'Kontakt')

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<SiteHeader site={site} page={page} />)
})

test('the menu marks the page that is shown, in both of its forms', () => {
  const current = [...document.querySelectorAll('nav [aria-current=page]')]
  expect(current.map((link) => link.textContent)).toEqual(['Kontakt', 'Kontakt'])
})

test('no two landmarks of the header have the same name', () => {
  const names = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'))
  expect(names).toEqual(['Hauptnavigation', 'Sprache', 'Menü', 'Menü: Sprache'])
})

test('a word with several pages opens a submenu, one with a single page is that page', () => {
  expect([...document.querySelectorAll('button[aria-expanded]')].map((button) => button.textContent)).toEqual(['Sehen'])
  expect(document.querySelector('a[href="/de/team"]')?.textContent).toBe('Team')
})

test('the languages lead to the same page, and say which one this is', () => {
  const links = [...document.querySelectorAll('nav[aria-label="Sprache"]:first-of-type a')].slice(0, 2)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/de/kontakt', '/fr/kontakt'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null])
})

test('without a page in a language its home stands in', () => {
  document.body.innerHTML = renderToStaticMarkup(<SiteHeader site={site} page={null} />)
  expect(document.querySelector('a[hreflang=fr]')?.getAttribute('href')).toBe('/fr')
})

test('a language without a home page is offered only where the page itself is in it', () => {
  const withoutFrench = { ...site, homeLocales: ['de' as const] }
  document.body.innerHTML = renderToStaticMarkup(<SiteHeader site={withoutFrench} page={page} />)
  expect(document.querySelector('a[hreflang=fr]')?.getAttribute('href')).toBe('/fr/kontakt')
  document.body.innerHTML = renderToStaticMarkup(<SiteHeader site={withoutFrench} page={null} />)
  expect(document.querySelectorAll('[hreflang]')).toHaveLength(0)
})

test('the logo leads to a home page that exists', () => {
  const logoOf = (homeLocales: typeof site.homeLocales) => {
    const french = { ...site, locale: 'fr' as const, homeLocales }
    document.body.innerHTML = renderToStaticMarkup(<SiteHeader site={french} page={null} />)
    return document.querySelector('header a')?.getAttribute('href')
  }
  expect([logoOf(['de', 'fr']), logoOf(['de']), logoOf([])]).toEqual(['/fr', '/de', '/fr'])
})

test('a site without a menu has no empty list for one', () => {
  document.body.innerHTML = renderToStaticMarkup(<SiteHeader site={{ ...site, navigation: [] }} page={page} />)
  expect([...document.querySelectorAll('ul')].filter(({ children }) => children.length === 0)).toEqual([])
  expect([...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'))).toEqual([
    'Sprache',
    'Menü: Sprache',
  ])
})

test('in forced colours, which take its ground away, the logo is the one for light grounds', () => {
  const media = (id: string) => ({
    id,
    mediaType: 'image' as const,
    mimeType: 'image/svg+xml',
    publicUrl: `/api/bf-media/file/${id}.svg`,
    width: 200,
    height: 60,
    blurHash: null,
    focalPoint: null,
    alt: '',
  })
  const header = { ...site.header, useAlternativeLogo: true }
  const both = { ...site, header, logo: media('light'), alternativeLogo: media('dark') }
  document.body.innerHTML = renderToStaticMarkup(<SiteHeader site={both} page={page} />)
  const source = document.querySelector('header a source[media*="forced-colors"]')
  expect([source?.getAttribute('srcset'), document.querySelector('header a img')?.getAttribute('src')]).toEqual([
    '/api/bf-media/file/light.svg',
    '/api/bf-media/file/dark.svg',
  ])
  document.body.innerHTML = renderToStaticMarkup(<SiteHeader site={{ ...both, logo: null }} page={page} />)
  expect(document.querySelector('header a img[data-alone]')).not.toBeNull()
})

test('the menu of a phone ends with number and address, of the branch or as typed, as the settings say', () => {
  const branches = site.branches.slice(0, 1).map((branch) => ({ ...branch, phone: '+41 52 111 11 11' }))
  const typed = { ...site.footer, street: 'Postfach', city: '8401 Winterthur', phone: '+41 52 222 22 22' }
  const end = (useBusinessDataFromLookUp: boolean) => {
    const header = { ...site.header, useBusinessDataFromLookUp }
    const shop = { ...site, branches, footer: typed, header }
    document.body.innerHTML = renderToStaticMarkup(<SiteHeader site={shop} page={page} />)
    return document.querySelector('#site-menu address')?.textContent
  }
  expect(end(true)).toContain('+41 52 111 11 11')
  expect(end(true)).toContain('Marktgasse')
  expect(end(false)).toContain('+41 52 222 22 22')
  expect(end(false)).toContain('Postfach, 8401 Winterthur')
})
