import { expect, test } from 'vitest'
import { isOutage } from './is-outage.ts'

const host = 'https://vectortiles.geo.admin.ch'
const style = `${host}/style.json`
const tile = { sourceId: 'base', tile: {} }

test.each([
  ['a style that is not there', { error: { status: 404, url: style } }],
  ['a style that cannot be read', { error: {} }],
  ['a description of tiles that is not there', { error: { status: 404, url: `${host}/tiles.json` }, sourceId: 'base' }],
  ['a host that does not answer', { error: { status: 0, url: `${host}/1/2/3.pbf` }, ...tile }],
  ['a host in trouble', { error: { status: 503, url: `${host}/fonts/0-255.pbf` } }],
])('%s is an outage', (_, trouble) => {
  expect(isOutage(trouble, style)).toBe(true)
})

test.each([
  ['a tile beyond the border', { error: { status: 404, url: `${host}/1/2/3.pbf` }, ...tile }],
  ['a tile that cannot be read', { error: {}, ...tile }],
  ['a letter that the font does not have', { error: { status: 404, url: `${host}/fonts/256-511.pbf` } }],
])('%s is a hole in the map and no more', (_, trouble) => {
  expect(isOutage(trouble, style)).toBe(false)
})
