import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBusinesses, makeBusinesses } from '../../../testing/make-businesses.ts'
import { databaseOf } from '../../db/database.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { watchPlans } from '../../testing/watch-plans.ts'
import { listBusinesses } from './list-businesses.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
  const client = await cms.payload.db.pool.connect()
  await insertBusinesses(client, makeBusinesses(10_000))
  client.release()
  await client.query('vacuum analyze bf_business_texts')
})
afterAll(() => cms.stop())

type Query = Parameters<typeof listBusinesses>[0]['query']

const first: Query = { lang: 'de', search: '', letter: '', programs: [], page: 1 }

test.each<[string, Partial<Query>]>([
  ['of all', {}],
  ['of a letter', { letter: 'O' }],
  ['of a programme', { programs: ['frequentlens'] }],
])('the first page %s reads its fifty businesses in their order, and sorts no others', async (_, asked) => {
  const plans: string[] = []
  const db = watchPlans(databaseOf(cms.payload), plans, 'explain analyze')
  const { businesses, total } = await listBusinesses({ db, query: { ...first, ...asked } })
  expect(businesses).toHaveLength(50)
  expect(total).toBeGreaterThan(50)
  const [plan = ''] = plans
  expect(plan).toMatch(/Index (Only )?Scan using bf_business_texts_(order|letter)_idx/)
  expect(plan).not.toMatch(/CTE Scan on (kept|shown)/)
})
