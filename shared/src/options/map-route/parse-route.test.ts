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
    problem: 'format',
    detail: 'Invalid coordinates format',
  })
})

test('an empty field is no route', () => {
  expect(parseRoute(' \n ')).toEqual({ route: null })
})

test.each([
  'hallo',
  '47.4994, 8.7291',
  '[[8.7291, 47.4994]]',
  '[[190.5, 91.5], [8.7, 47.5]]',
  '{"type":"Feature"}',
  '1, 2',
])('«%s» is no route, and the message says so', (text) => {
  expect(parseRoute(text)).toEqual({ problem: 'format', detail: 'Invalid coordinates format' })
})

test('broken JSON answers with the parser’s own message', () => {
  expect(parseRoute('[[8.7291 47.4994]]')).toMatchObject({ problem: 'format', detail: expect.stringMatching(/JSON/) })
})

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
