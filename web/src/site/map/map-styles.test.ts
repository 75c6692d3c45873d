import { expect, test } from 'vitest'
import { mapOrigins, mapStyles } from './map-styles.ts'

const env = (values: Record<string, string>) => ({ NODE_ENV: 'test', ...values }) as NodeJS.ProcessEnv
const light = 'https://vectortiles.geo.admin.ch/styles/ch.swisstopo.lightbasemap.vt/style.json'

test('without an address there is no foreign map, and no page may ask a foreign host', () => {
  expect(mapStyles(env({}))).toBeNull()
  expect(mapOrigins(env({ MAP_TILE_ORIGINS: 'https://wmts.geo.admin.ch' }))).toEqual([])
})

test('one address serves both themes; its host and the named ones may be asked', () => {
  expect(mapStyles(env({ MAP_STYLE_LIGHT_URL: light }))).toEqual({ light, dark: light })
  expect(mapOrigins(env({ MAP_STYLE_LIGHT_URL: light, MAP_TILE_ORIGINS: 'https://wmts.geo.admin.ch/, ' }))).toEqual([
    'https://vectortiles.geo.admin.ch',
    'https://wmts.geo.admin.ch',
  ])
})

test('an address that is none stops the server instead of a visitor', () => {
  expect(() => mapStyles(env({ MAP_STYLE_LIGHT_URL: 'swisstopo' }))).toThrow()
})
