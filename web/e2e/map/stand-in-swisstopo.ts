import type { Page, Route } from '@playwright/test'
import { placeTile } from './place-tile.ts'

const styles = 'https://vectortiles.geo.admin.ch/styles'

/** The hosts of the real service, as the stack of the journeys has them set. */
export const swisstopoSettings = {
  MAP_STYLE_LIGHT_URL: `${styles}/ch.swisstopo.lightbasemap.vt/style.json`,
  MAP_STYLE_DARK_URL: `${styles}/ch.swisstopo.imagerybasemap.vt/style.json`,
  MAP_TILE_ORIGINS: 'https://vectortiles0.geo.admin.ch,https://vectortiles1.geo.admin.ch,https://wmts.geo.admin.ch',
}

interface StandIn {
  /** Every address of the service that was asked for, in order. */
  readonly asked: string[]
  /** From now on nothing answers any more. */
  readonly fall: () => void
}

/** Answers in the place of the federal geo service: styles, TileJSON, sprite, letters and tiles, shaped and spread over hosts as the real ones. */
export async function standInForSwisstopo(page: Page): Promise<StandIn> {
  const asked: string[] = []
  let isDown = false
  await page.context().route(/^https:\/\/[^/]+\.geo\.admin\.ch\//, async (route) => {
    asked.push(route.request().url())
    await (isDown ? route.abort('connectionfailed') : answer(route))
  })
  return {
    asked,
    fall: () => {
      isDown = true
    },
  }
}

function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const headers = { 'access-control-allow-origin': '*' }
  const json = (value: unknown) => route.fulfill({ headers, json: value })
  const bytes = (body: Buffer, contentType: string) => route.fulfill({ headers, contentType, body })
  if (pathname.endsWith('lightbasemap.vt/style.json')) return json(lightStyle)
  if (pathname.endsWith('imagerybasemap.vt/style.json')) return json(imageryStyle)
  if (pathname.endsWith('/tiles.json')) return json(tileJson)
  if (/\/sprite(@2x)?\.json$/.test(pathname)) return json({})
  if (/\/sprite(@2x)?\.png$/.test(pathname)) return bytes(pixel, 'image/png')
  if (pathname.startsWith('/fonts/')) return bytes(Buffer.alloc(0), 'application/x-protobuf')
  if (pathname.startsWith('/tiles/')) return bytes(placeTile('Winterthur'), 'application/x-protobuf')
  if (pathname.endsWith('.jpeg')) return bytes(pixel, 'image/png')
  return route.fulfill({ headers, status: 404, body: '' })
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const tileJson = {
  tilejson: '2.0.0',
  name: 'ch.swisstopo.base.vt',
  attribution: '<a href="https://www.swisstopo.admin.ch/">&copy; swisstopo</a>',
  bounds: [5.140242, 45.398181, 11.47757, 48.230651],
  minzoom: 0,
  maxzoom: 14,
  tiles: [0, 1].map(
    (host) => `https://vectortiles${host}.geo.admin.ch/tiles/ch.swisstopo.base.vt/v1.0.0/{z}/{x}/{y}.pbf`,
  ),
}

const base = {
  version: 8,
  sprite: `${styles}/ch.swisstopo.lightbasemap.vt/sprite/sprite`,
  glyphs: 'https://vectortiles.geo.admin.ch/fonts/{fontstack}/{range}.pbf',
}
const vector = {
  type: 'vector',
  url: 'https://vectortiles.geo.admin.ch/tiles/ch.swisstopo.base.vt/v1.0.0/tiles.json',
}
const names = {
  id: 'names',
  type: 'symbol',
  source: 'base_v1.0.0',
  'source-layer': 'place',
  layout: { 'text-field': ['get', 'name'], 'text-font': ['Frutiger Neue Regular'] },
}

const lightStyle = {
  ...base,
  name: 'lbm',
  sources: { 'base_v1.0.0': vector },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': 'rgb(255, 0, 255)' } },
    {
      id: 'landcover',
      type: 'fill',
      source: 'base_v1.0.0',
      'source-layer': 'landcover',
      paint: { 'fill-color': 'rgb(0, 255, 0)' },
    },
    names,
  ],
}

const imageryStyle = {
  ...base,
  name: 'ibm',
  sources: {
    'base_v1.0.0': vector,
    swissimage: {
      type: 'raster',
      tiles: ['https://wmts.geo.admin.ch/1.0.0/ch.swisstopo.swissimage/default/current/3857/{z}/{x}/{y}.jpeg'],
      tileSize: 256,
      maxzoom: 20,
    },
  },
  layers: [{ id: 'swissimage', type: 'raster', source: 'swissimage' }, names],
}
