import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { deliverExpiry, expirePages } from './expire-pages.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})
afterEach(async () => {
  await cms.refuseRevalidation(false)
  await deliverExpiry(cms.payload)
  cms.told.splice(0)
})
afterAll(() => cms.stop())

const noted = () =>
  cms.db.rows(sql`select tags from cache_waiting() waiting join bf_cache_journal using (id) order by id`)

test('a transaction tells the site by itself what it expires, once and after its commit', async () => {
  const answer = await cms.db.transaction(async (tx) => {
    await expirePages(tx, ['site'])
    await tx.transaction((inner) => expirePages(inner, ['page:a', 'site']))
    expect(cms.told).toEqual([])
    return 'saved'
  })
  expect(answer).toBe('saved')
  expect(cms.told).toEqual(['site', 'page:a'])
  expect(await noted()).toEqual([])
})

test('what is expired outside of a transaction is told at once', async () => {
  await expirePages(cms.db, ['page:b'])
  expect(cms.told).toEqual(['page:b'])
})

test('a transaction that is taken back tells nothing', async () => {
  const taken = cms.db.transaction(async (tx) => {
    await expirePages(tx, ['site'])
    throw new AppError('CONFLICT')
  })
  await expect(taken).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(cms.told).toEqual([])
  expect(await noted()).toEqual([])
})

test('a part of a transaction that is taken back tells nothing, the rest does', async () => {
  await cms.db.transaction(async (tx) => {
    await expirePages(tx, ['page:c'])
    const part = tx.transaction(async (inner) => {
      await expirePages(inner, ['site'])
      throw new AppError('CONFLICT')
    })
    await expect(part).rejects.toMatchObject({ code: 'CONFLICT' })
  })
  expect(cms.told).toEqual(['page:c'])
})

test('while the site does not let go, whoever waits for the transaction hears so, and what it did stays', async () => {
  await cms.refuseRevalidation(true)
  const saved = cms.db.transaction(async (tx) => {
    await tx.rows(sql`insert into bf_branches (name) values ('Zürich')`)
    await expirePages(tx, ['site'])
  })
  await expect(saved).rejects.toMatchObject({ code: 'NOT_SHOWN_YET' })
  expect(await cms.db.rows(sql`select name from bf_branches`)).toEqual([{ name: 'Zürich' }])
  expect(await noted()).toEqual([{ tags: ['site'] }])
})
