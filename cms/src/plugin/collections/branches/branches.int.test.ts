import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const hours = { open: '08:00', close: '12:00' }

test.each([
  ['half a weekday', { periods: [{ ...hours, day: 1.5 }] }],
  ['an eighth weekday', { periods: [{ ...hours, day: 8 }] }],
  ['a weekday in words', { periods: [{ ...hours, day: 'Montag' }] }],
  ['a month that there is not', { special: [{ ...hours, date: '2026-31-12' }] }],
  ['a day that there is not', { special: [{ ...hours, date: '2026-02-30' }] }],
  ['an hour that there is not', { periods: [{ day: 1, open: '08:00', close: '24:30' }] }],
])('opening hours with %s, which no page could show, are refused', async (_what, body) => {
  const answer = await cms.request({ method: 'POST', path: '/branches', body: { name: 'Winterthur', ...body } })
  expect(answer.status).toBe(400)
  expect((await cms.request({ method: 'GET', path: '/branches' })).json.docs).toEqual([])
})

test('opening hours as they are typed in the admin are kept', async () => {
  const body = { periods: [{ ...hours, day: 7 }], special: [{ ...hours, date: '2028-02-29' }] }
  const answer = await cms.request({ method: 'POST', path: '/branches', body: { name: 'Winterthur', ...body } })
  expect(answer.json.doc).toMatchObject(body)
})
