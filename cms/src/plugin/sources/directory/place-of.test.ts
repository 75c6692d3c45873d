import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test('a postcode lies in its municipality, in half kilometres from the western and northern edge', () => {
  const places = { 8400: [424, 68], 3011: [230, 192], 1201: [30, 356], 6900: [464, 400], 7000: [548, 210] }
  for (const [zip, [x = 0, y = 0]] of Object.entries(places)) {
    const found = placeOf(zip)
    expect([zip, Math.hypot((found?.x ?? 0) - x, (found?.y ?? 0) - y) < 16]).toEqual([zip, true])
  }
})

test('a postcode that is written with its country is the same, one that is new lies beside the one before, and none is nowhere', () => {
  expect(placeOf('CH-8400')).toEqual(placeOf('8400'))
  expect(placeOf('8401')).toEqual(placeOf('8400'))
  expect([placeOf(''), placeOf('79761'), placeOf('999'), placeOf('abcd')]).toEqual([null, null, null, null])
})
