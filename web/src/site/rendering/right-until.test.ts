import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { timeZones } from '@blickfang/contract/options/time-zone/zones.ts'
import { jobs } from '@blickfang/contract/sources/jobs/source.ts'
import { expect, test } from 'vitest'
import { rightUntil } from './right-until.ts'

const now = new Date('2026-12-31T22:59:00Z')

test('no page outlives the day of its shop: the year in its footer is another one then', () => {
  expect(new Date(rightUntil([], now, 'Europe/Zurich')).toISOString()).toBe('2026-12-31T23:00:00.000Z')
  expect(new Date(rightUntil([], now, 'Pacific/Auckland')).toISOString()).toBe('2027-01-01T11:00:00.000Z')
  for (const zone of timeZones) {
    const until = rightUntil([], now, zone)
    expect(wallTime(new Date(until), zone).date > wallTime(now, zone).date).toBe(true)
  }
})

test('a page that is over earlier by what its blocks show ends with that', () => {
  const [sample] = jobs.sample
  const ends = '2026-12-31T22:59:30.000Z'
  const answer = { name: 'jobs', key: '[]', data: [{ ...sample, ends }] }
  expect(new Date(rightUntil([answer], now, 'Europe/Zurich')).toISOString()).toBe(ends)
})
