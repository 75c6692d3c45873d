import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { defineJob } from '../job.ts'
import { testPace } from './test-pace.ts'

/** Jobs that note each run in the table `job_notes`, with the process that ran it. */
const input = z.strictObject({ text: z.string() })
const retry = { firstMs: 50, maxMs: 100, forMs: 60_000 }

async function noteRun(db: Database, text: string): Promise<number> {
  await db.rows(sql`insert into job_notes (process, text) values (${process.pid}, ${text})`)
  const [row] = await db.rows<{ times: number }>(sql`select count(*)::int as times from job_notes where text = ${text}`)
  return row?.times ?? 0
}

export const queuedJobs = {
  note: defineJob({
    name: 'note',
    input,
    maxMs: 10_000,
    run: async ({ db, input: { text } }) => {
      await noteRun(db, text)
      // So long that one process cannot run all of them before the other one looks.
      await wait(200)
    },
  }),
  failsTwice: defineJob({
    name: 'failsTwice',
    input,
    retry,
    maxMs: 10_000,
    run: async ({ db, input: { text } }) => {
      if ((await noteRun(db, text)) < 3) throw new Error('not yet')
    },
  }),
  failsAlways: defineJob({
    name: 'failsAlways',
    input,
    maxMs: 10_000,
    run: async ({ db, input: { text } }) => {
      await noteRun(db, text)
      throw new Error('never', { cause: new Error('Failed query: select $1\nparams: Anna') })
    },
  }),
  hangsFirst: defineJob({
    name: 'hangsFirst',
    input,
    maxMs: 600_000,
    run: async ({ db, input: { text }, signal }) => {
      if ((await noteRun(db, text)) === 1) await wait(600_000, undefined, { signal })
    },
  }),
  takesLong: defineJob({
    name: 'takesLong',
    input,
    maxMs: 100,
    run: async ({ db, input: { text }, signal }) => {
      await noteRun(db, text)
      await wait(600_000, undefined, { signal })
    },
  }),
  outlastsLease: defineJob({
    name: 'outlastsLease',
    input,
    maxMs: 60_000,
    run: async ({ db, input: { text } }) => {
      await noteRun(db, `${text} begins`)
      await wait(testPace.leaseMs * 2)
      await noteRun(db, `${text} ends`)
    },
  }),
  runsAlone: defineJob({
    name: 'runsAlone',
    input,
    isAlone: true,
    maxMs: 10_000,
    run: async ({ db, input: { text } }) => {
      await noteRun(db, `${text} begins`)
      await wait(100)
      await noteRun(db, `${text} ends`)
    },
  }),
}

export const scheduledJobs = {
  everySecond: defineJob({
    name: 'everySecond',
    input: z.strictObject({}),
    schedule: '* * * * * *',
    maxMs: 10_000,
    run: async ({ db }) => {
      await noteRun(db, 'everySecond')
      await wait(300)
      await noteRun(db, 'everySecond')
    },
  }),
}
