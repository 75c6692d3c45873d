import { postgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import { heardRejection } from './heard-rejection.ts'

test('a database that is away is told once, by what connecting throws, and by no refusal that nobody hears', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  const pool = { connectionString: 'postgres://nobody@127.0.0.1:1/none' }
  const payload = { logger: { error: vi.fn(), info: vi.fn() }, config: { collections: [], globals: [] } }
  const database = heardRejection(postgresAdapter({ pool, push: false })).init({
    payload: payload as unknown as Payload,
  })
  await expect(database.connect?.()).rejects.toThrow('cannot connect to Postgres')
  await new Promise((done) => setTimeout(done, 50))
  process.off('unhandledRejection', unheard)
  expect(unheard.mock.calls).toEqual([])
})
