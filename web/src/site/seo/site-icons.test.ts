import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { expect, test } from 'vitest'
import { fixturePage, fixtureSite } from '../../server/testing/fixture-content.ts'
import { pageMetadata } from './page-metadata.ts'
import { gameManifest, siteManifest } from './site-icons.ts'

const icon: SiteView['icon'] = {
  id: '00000000-0000-4000-8000-000000000042',
  mediaType: 'image',
  mimeType: 'image/png',
  publicUrl: '/api/bf-media/file/zeichen-1.png',
  width: 512,
  height: 512,
  blurHash: null,
  focalPoint: null,
  alt: '',
}

test('a page names the icon of the settings, and the manifest in its language', () => {
  const { icons, manifest } = pageMetadata({ ...fixtureSite('fr'), icon }, fixturePage('fr', '', 'Accueil'))
  expect(icons).toMatchObject({
    icon: [
      { url: '/api/bf-media/picture/zeichen-1.png/icon.ico' },
      { url: '/api/bf-media/picture/zeichen-1.png/icon-192.png', sizes: '192x192' },
    ],
    apple: { url: '/api/bf-media/picture/zeichen-1.png/icon-180.png' },
  })
  expect(manifest).toBe('/fr/manifest.webmanifest')
})

test('without one the first letter of the name stands in its place, also where there is no page', () => {
  const { icons, manifest } = pageMetadata(fixtureSite('de'), null)
  expect(icons).toMatchObject({ apple: { url: '/api/bf-media/picture/drawn-o-499ddd.svg/icon-180.png' } })
  expect(manifest).toBe('/de/manifest.webmanifest')
})

test('the manifest has name, colours, language and icons; only what fills its square may be cut to a shape', () => {
  const drawn = siteManifest(fixtureSite('fr'))
  expect(drawn).toMatchObject({
    name: 'Optik Lindenhof',
    lang: 'fr',
    start_url: '/fr',
    theme_color: '#0f4c45',
    background_color: '#fbfaf7',
  })
  expect(drawn.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any maskable'],
    ['512x512', 'any maskable'],
  ])
  const own = siteManifest({ ...fixtureSite('fr'), icon })
  expect(own.icons[1]).toMatchObject({ src: '/api/bf-media/picture/zeichen-1.png/icon-512.png', purpose: 'any' })
})

test('the golf game is installed as an app of its own, that opens at its start and leaves everything else to the browser', () => {
  const page = fixturePage('de', '', 'Urban Golf')
  expect(pageMetadata(fixtureSite('de'), { ...page, collection: 'game' }).manifest).toBe('/de/game.webmanifest')
  const site = fixtureSite('de')
  const roles = [{ role: 'start', name: 'Urban Golf', href: '/de/game' }]
  expect(gameManifest({ ...site, roles })).toMatchObject({
    name: 'Urban Golf – Optik Lindenhof',
    short_name: 'Urban Golf',
    start_url: '/de/game',
    scope: '/de/game',
    display: 'standalone',
  })
  expect(gameManifest({ ...site, roles: [] })).toBeNull()
})
