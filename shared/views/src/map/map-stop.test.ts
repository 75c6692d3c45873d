import { lengthOf } from '@blickfang/contract/options/map-route/distance.ts'
import { expect, test } from 'vitest'
import { boundsOf } from './bounds.ts'
import { type StopContent, toMapStops } from './map-stop.ts'

const start = { latitude: 47.4994, longitude: 8.7291, icon: 'start' }
const end = { latitude: 47.5001, longitude: 8.73, icon: 'end' }

function stop(id: string, options: StopContent['options']): StopContent {
  return { id, name: id, title: '', text: '', href: `/de/map/${id}`, imageUrl: null, options }
}

test('markers come from every block of the stop that places some, with the stop’s number', () => {
  const [first] = toMapStops([stop('a', [{ isNumbered: true, number: 7 }, { poi: [start, end] }, { other: 1 }])])
  expect(first?.number).toBe(7)
  expect(first?.markers.map(({ icon, number, lng, lat, hasPair }) => [icon, number, lng, lat, hasPair])).toEqual([
    ['start', 7, 8.7291, 47.4994, false],
    ['end', 7, 8.73, 47.5001, false],
  ])
})

test('a stop without places or with broken ones has no marker, one without a number none', () => {
  const stops = toMapStops([stop('a', [{ poi: null }]), stop('b', [{ poi: [{ latitude: 'x' }] }])])
  expect(stops.map(({ markers, number }) => [markers.length, number])).toEqual([
    [0, null],
    [0, null],
  ])
})

test('the end of one hole and the start of the next stand side by side', () => {
  const next = { ...end, latitude: end.latitude + 0.00005, icon: 'start' }
  const far = { ...end, latitude: end.latitude + 0.00015 }
  const markers = toMapStops([stop('a', [{ poi: [start, end] }]), stop('b', [{ poi: [next, far] }])]).flatMap(
    (s) => s.markers,
  )
  expect(markers.map(({ hasPair, side }) => [hasPair, side])).toEqual([
    [false, 0],
    [true, -1],
    [true, 1],
    [true, 1],
  ])
})

test('bounds hold all positions; without any there are none', () => {
  expect(boundsOf([])).toBeNull()
  expect(boundsOf([[8.73, 47.5]])).toEqual([8.73, 47.5, 8.73, 47.5])
  expect(
    boundsOf([
      [8.73, 47.5],
      [8.72, 47.51],
    ]),
  ).toEqual([8.72, 47.5, 8.73, 47.51])
  expect(boundsOf([[Number.NaN, 47.5]])).toBeNull()
})

test('a degree of latitude is about 111 km long', () => {
  expect(
    lengthOf([
      [8.7, 47],
      [8.7, 48],
    ]),
  ).toBeCloseTo(111_195, -1)
  expect(lengthOf([[8.7, 47]])).toBe(0)
})
