import { expect, test } from 'vitest'
import { routeRequest } from './route-request.ts'

const live = {
  isDev: false,
  publicFiles: new Set(['game-worker.js', 'maplibre-gl-worker.mjs', 'robots.svg']),
  staticFiles: new Set(['x.js', 'chunks/[root]__1.js']),
}

test.each([
  ['/api', 'cms'],
  ['/api/v1/page', 'cms'],
  ['/admin', 'admin'],
  ['/admin/login', 'admin'],
  ['/admins', 'missing'],
  ['/_cms/_next/static/x.js', 'cms'],
  ['/_internal/revalidate', 'revalidate'],
  ['/_game/rest/v1/holes', 'game'],
  ['/_games', 'missing'],
  ['/_next/static/x.js', 'next'],
  ['/_next/static/chunks/%5Broot%5D__1.js', 'next'],
  ['/_next/static/x.js.map', 'nowhere'],
  ['/_next/static/y.js', 'nowhere'],
  ['/_next/static/%E4.js', 'nowhere'],
  ['/_next/static', 'nowhere'],
  ['/_next/data/b/de.json', 'nowhere'],
  ['/_next/image', 'nowhere'],
  ['/_next', 'nowhere'],
  ['/_next/../at/x/de', 'deceptive'],
  ['/_next/static/%2e%2e/%2E./at/1-1/de', 'deceptive'],
  ['/de/edit/x%5c..%5c..%5cat/1-1/de', 'deceptive'],
  ['/_cms/../../at/1-1/de', 'deceptive'],
  ['/game-worker.js', 'ownWorker'],
  ['/maplibre-gl-worker.mjs', 'mapWorker'],
  ['/robots.svg', 'next'],
  ['/favicon.ico', 'icon'],
  ['/apple-touch-icon.png', 'icon'],
  ['/de/manifest.webmanifest', 'document'],
  ['/de/game.webmanifest', 'document'],
  ['/de/game/manifest.webmanifest', 'live'],
  ['/xx/manifest.webmanifest', 'missing'],
  ['/_site/page-x.js', 'asset'],
  ['/', 'root'],
  ['/robots.txt', 'document'],
  ['/sitemap.xml', 'document'],
  ['/de', 'live'],
  ['/de/kontakt', 'live'],
  ['/de/team/marta-keller', 'live'],
  ['/fr/~contact', 'live'],
  ['/de/edit', 'editor'],
  ['/de/edit/kontakt', 'editor'],
  ['/de/login', 'editor'],
  ['/de/', 'redirect'],
  ['/de//kontakt', 'redirect'],
  ['/apis', 'missing'],
  ['/at/x/de', 'missing'],
  ['/xx/kontakt', 'missing'],
  ['/wp-login.php', 'missing'],
  ['/__nextjs_source-map', 'nowhere'],
  ['//evil.example', 'missing'],
  ['/de/a/b/c', 'unknownPage'],
  ['/de/%2e%2e', 'deceptive'],
  ['/de/<script>', 'unknownPage'],
  [`/de/${'a'.repeat(121)}`, 'unknownPage'],
])('%s is answered by %s', (path, kind) => {
  expect(routeRequest(path, live).kind).toBe(kind)
})

test('a superfluous slash leads to the tidy address of this very site', () => {
  expect(routeRequest('/de//kontakt/', live)).toEqual({ kind: 'redirect', to: '/de/kontakt' })
})
