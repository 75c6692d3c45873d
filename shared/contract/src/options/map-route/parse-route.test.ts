import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRoute, parseRoute } from './parse-route.ts'

const line = [
  [8.7291, 47.4994],
  [8.73, 47.5001],
]

test.each([
  ['one pair a line', '47.4994, 8.7291\n47.5001, 8.73'],
  ['pairs in brackets behind each other', '(47.4994, 8.7291), (47.5001, 8.73)'],
  ['pairs with semicolons', '47.4994;8.7291\n47.5001;8.73'],
  ['a JSON array, longitude first as in GeoJSON', '[[8.7291, 47.4994], [8.73, 47.5001]]'],
  ['a JSON array, latitude first as map services copy it', '[[47.4994, 8.7291], [47.5001, 8.73]]'],
  ['an array with trailing commas', '[[8.7291, 47.4994,], [8.73, 47.5001],],'],
  ['an array with quotes of any kind', `[['8.7291', “47.4994”], ["8.73", '47.5001']]`],
])('%s', (_, text) => {
  expect(parseRoute(text)).toEqual({ route: line })
})

test('a feature collection whose first feature is a line; heights are dropped', () => {
  const geometry = { type: 'LineString', coordinates: line.map((pair) => [...pair, 440]) }
  const feature = { type: 'Feature', properties: {}, geometry }
  expect(parseRoute(JSON.stringify({ type: 'FeatureCollection', features: [feature] }))).toEqual({ route: line })
  const point = { ...feature, geometry: { type: 'Point', coordinates: [8.7, 47.5] } }
  expect(parseRoute(JSON.stringify({ type: 'FeatureCollection', features: [point, feature] }))).toEqual({
    problem: 'noLine',
  })
})

test('an empty field is no route', () => {
  expect(parseRoute(' \n ')).toEqual({ route: null })
})

test.each([
  ['hallo', 'format'],
  ['1, 2', 'format'],
  ['[[null, null], ["", ""]]', 'format'],
  ['47.4994, 8.7291', 'tooShort'],
  ['[[8.7291, 47.4994]]', 'tooShort'],
  [JSON.stringify(Array.from({ length: 6000 }, () => [8.7291, 47.4994])), 'tooLong'],
  [Array.from({ length: 6000 }, () => '47.4994, 8.7291').join('\n'), 'tooLong'],
  ['[[190.5, 91.5], [8.7, 47.5]]', 'outside'],
  ['{"type":"Feature"}', 'noLine'],
  ['{"type":"Point","coordinates":[8.7,47.5]}', 'noLine'],
  ['[[8.7291 47.4994]]', 'json'],
  ['{"type":"LineString","coordinates":[[8.7291,', 'json'],
  ['<?xml version="1.0"?><gpx><trk/></gpx>', 'xml'],
  ['<kml xmlns="http://www.opengis.net/kml/2.2"/>', 'xml'],
])('%s is no route: %s', (text, problem) => {
  expect(parseRoute(text)).toEqual({ problem })
})

const corners = line.map((pair) => [...pair])

test.each([
  ['a line', { type: 'LineString', coordinates: corners }],
  ['several lines', { type: 'MultiLineString', coordinates: corners.map((pair) => [pair]) }],
  ['a feature', { type: 'Feature', properties: null, geometry: { type: 'LineString', coordinates: corners } }],
])('GeoJSON that is %s and no collection', (_, geoJson) => {
  expect(parseRoute(JSON.stringify(geoJson))).toEqual({ route: line })
})

test('pairs in square brackets behind each other', () => {
  expect(parseRoute('[47.4994, 8.7291], [47.5001, 8.73]')).toEqual({ route: line })
})

const words = fc.string({
  unit: fc.constantFrom(...'"\'‘’‚“”„«»,:[]{}\\ aü'),
  maxLength: 20,
})
const collection = (name: string) => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: { name }, geometry: { type: 'LineString', coordinates: corners } }],
})

test('whatever a route is called, its GeoJSON is read, also with a comma too many', () => {
  fc.assert(
    fc.property(words, (name) => {
      const text = JSON.stringify(collection(name))
      expect(parseRoute(text)).toEqual({ route: line })
      // Where a sign can be told from the end of its string.
      fc.pre(!/"\s*[,:\]}]|"\s*$/.test(name.replaceAll('\\', '')))
      expect(parseRoute(text.replace(/}$/, ',}'))).toEqual({ route: line })
    }),
  )
})

test.each(['‘x’', '“x”', '„x“', "'x'", '«x»'])(
  'signs as %s set stand for straight ones, and others within stay',
  (signs) => {
    const [open, close] = signs.split('x')
    const text = JSON.stringify(collection('Rund um d-Altstadt (8 km)')).replaceAll(/"([^"]*)"/g, `${open}$1${close}`)
    expect(parseRoute(text.replace('d-Altstadt', 'd‹Altstadt›'))).toEqual({ route: line })
  },
)

test('what the field shows is read back as it was', () => {
  const degree = (max: number) =>
    fc.double({ min: -max, max, noNaN: true }).map((value) => Number(value.toFixed(6)) + 0)
  const routes = fc.array(fc.tuple(degree(180), degree(90)), { minLength: 2, maxLength: 40 })
  fc.assert(
    fc.property(routes, (route) => {
      // Values such as 1e-7 have been rounded away above; JavaScript writes the rest without an exponent.
      fc.pre(route.flat().every((value) => value === 0 || Math.abs(value) >= 0.00001))
      expect(parseRoute(formatRoute(route))).toEqual({ route })
    }),
  )
})
