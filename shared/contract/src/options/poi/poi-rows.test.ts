import { expect, test } from 'vitest'
import { toEntries, toRows, typedInto } from './poi-rows.ts'

const start = { latitude: 47.4994, longitude: 8.7291, icon: 'start' } as const
const end = { latitude: 47.5001, longitude: 8.73, icon: 'end' } as const

test('places become rows and rows places', () => {
  expect(toEntries(toRows([start, end]))).toEqual([start, end])
})

test('one place alone, an unfinished row and a place off the globe are no list', () => {
  const rows = toRows([start, end])
  expect(toEntries(rows.slice(0, 1))).toBeNull()
  expect(toEntries([...rows, { latitude: '', longitude: '', icon: 'party' }])).toBeNull()
  expect(toEntries([...rows, { latitude: '91', longitude: '8', icon: 'party' }])).toBeNull()
})

test('a pasted pair fills both numbers, a comma counts as decimal point', () => {
  const row = { latitude: '', longitude: '', icon: 'start' } as const
  expect(typedInto(row, 'latitude', '47.4994, 8.7291')).toEqual({ ...row, latitude: '47.4994', longitude: '8.7291' })
  const typed = typedInto(typedInto(row, 'latitude', '47,4994'), 'longitude', '8,7291')
  expect(toEntries([typed, ...toRows([end])])?.[0]).toEqual(start)
})

test('only figures are degrees', () => {
  const read = (latitude: string) =>
    toEntries([{ latitude, longitude: '8', icon: 'start' }, ...toRows([end])])?.[0]?.latitude
  expect(['0x10', '1e1', ' ', "'"].map(read)).toEqual([undefined, undefined, undefined, undefined])
  expect([read('−12,345'), read(' 46.948 '), read('-.75'), read('47.')]).toEqual([-12.345, 46.948, -0.75, 47])
})
