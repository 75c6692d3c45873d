import { expect, test } from 'vitest'
import { type OutsideAnswer, OutsideClient } from '../../outside/outside-client.ts'
import { loadPlace } from './load-place.ts'

/** A client that is told this of every place. */
function told(place: object): OutsideClient {
  const client = new OutsideClient({ internalHosts: [] })
  const answer: OutsideAnswer = {
    bytes: Buffer.from(JSON.stringify(place)),
    ...{ type: 'application/json', address: 'https://places.example.com/' },
  }
  client.load = async () => answer
  return client
}

const signal = new AbortController().signal
const read = (place: object) =>
  loadPlace(told(place), { url: 'https://places.example.com', key: 'k', placeId: 'p', signal })
const hours = (...periods: object[]) => ({ regularOpeningHours: { periods } })
const at = (day: number, hour: number, minute = 0) => ({ day, hour, minute })

test('weeks that begin on Sunday become weeks that begin on Monday, in order', async () => {
  const { periods } = await read(hours({ open: at(0, 10), close: at(0, 12, 30) }, { open: at(1, 9), close: at(1, 18) }))
  expect(periods).toEqual([
    { day: 1, open: '09:00', close: '18:00' },
    { day: 7, open: '10:00', close: '12:30' },
  ])
})

test('what goes on after midnight is of the day on which it begins, also from Sunday to Monday', async () => {
  const { periods } = await read(hours({ open: at(0, 20), close: at(1, 2) }, { open: at(5, 20), close: at(6, 0) }))
  expect(periods).toEqual([
    { day: 5, open: '20:00', close: '00:00' },
    { day: 7, open: '20:00', close: '02:00' },
  ])
})

test('round the clock is every day', async () => {
  const { periods } = await read(hours({ open: at(0, 0) }))
  expect(periods).toHaveLength(7)
  expect(periods?.[6]).toEqual({ day: 7, open: '00:00', close: '00:00' })
})

test('what lasts for days goes on from midnight to midnight', async () => {
  const { periods } = await read(hours({ open: at(6, 8), close: at(1, 17) }))
  expect(periods).toEqual([
    { day: 1, open: '00:00', close: '17:00' },
    { day: 6, open: '08:00', close: '00:00' },
    { day: 7, open: '00:00', close: '00:00' },
  ])
})

test('a place that says nothing has no reviews and no hours, which is not the same as being closed', async () => {
  expect(await read({})).toEqual({ rating: null, count: 0, url: null, reviews: [], periods: null })
  expect(await read(hours())).toMatchObject({ periods: [] })
})

test.each([
  { rating: 17 },
  { reviews: [{ rating: 0 }] },
  { googleMapsUri: 'javascript:alert(1)' },
  hours({ open: at(7, 9) }),
  hours({ open: at(1, 24) }),
  [],
])('a place that cannot be is a failure: %j', async (place) => {
  await expect(read(place)).rejects.toMatchObject({ failure: 'malformed' })
})
