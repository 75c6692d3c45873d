import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from '@payloadcms/db-postgres'
import { getPayload, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bundleScript } from '../../../../scripts/bundle-script.mjs'
import { type Database, databaseOf } from '../db/database.ts'
import type { Jobs } from './job.ts'
import type { JobRunner } from './job-runner.ts'
import { queueEntry } from './queue-job.ts'
import { queuedJobs, scheduledJobs } from './testing/test-jobs.ts'
import { testRunner } from './testing/test-runner.ts'

/** A process that starts on a busy machine may take long. */
vi.setConfig({ testTimeout: 180_000 })

const folder = mkdtempSync(join(tmpdir(), 'blickfang-jobs-'))
let program: string
let payload: Payload
let db: Database
let processes: ChildProcess[] = []
let runner: JobRunner | undefined

beforeAll(async () => {
  const { default: config } = await import('../../payload.config.ts')
  payload = await getPayload({ config })
  db = databaseOf(payload)
  program = await bundleScript(resolve('cms/src/plugin/queue/testing/run-test-jobs.ts'), folder)
  await db.rows(
    sql`create table if not exists job_notes (id bigint generated always as identity, process int, text text)`,
  )
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeEach(async () => {
  await db.rows(sql`delete from payload_jobs`)
  await db.rows(sql`delete from job_notes`)
})

afterEach(async () => {
  await runner?.stop()
  runner = undefined
  for (const process of processes) process.kill('SIGKILL')
  processes = []
})

async function startProcess(runs: 'queued' | 'scheduled' = 'queued'): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=production', program, runs], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(child)
  for await (const line of createInterface({ input: child.stdout })) if (line === 'runs') return child
  throw new Error('A process that runs jobs ended before its first line.')
}

function startHere(jobs: Jobs = queuedJobs): void {
  runner = testRunner(payload, jobs)
  runner.start()
}

const queue = (name: keyof typeof queuedJobs, text: string) => queueEntry(db, name, { input: { text } })
const notes = () => db.rows<{ text: string; process: number }>(sql`select text, process from job_notes order by id`)
const texts = async () => (await notes()).map(({ text }) => text)
const entries = () =>
  db.rows<{ isDone: boolean; hasFailed: boolean; failures: number }>(sql`
    select ended_at is not null and completed_at is not null as "isDone",
      ended_at is not null and completed_at is null as "hasFailed", failures::int from payload_jobs`)
const settled = async () => {
  const all = await entries()
  expect(all).not.toEqual([])
  expect(all.filter(({ isDone, hasFailed }) => !isDone && !hasFailed)).toEqual([])
}
const eventually = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 30_000, interval: 100 })

test('two processes on one database run each of 60 jobs once, and share them', async () => {
  await startProcess()
  startHere()
  const names = Array.from({ length: 60 }, (_, index) => `job ${index}`)
  await db.transaction(async (tx) => {
    for (const text of names) await queueEntry(tx, 'note', { input: { text } })
  })
  await eventually(async () => expect((await notes()).length).toBeGreaterThanOrEqual(60))
  await eventually(settled)
  expect((await texts()).sort()).toEqual([...names].sort())
  expect(new Set((await notes()).map(({ process }) => process)).size).toBe(2)
})

test('a scheduled job runs once at each of its times, and never twice at once, though two processes run', async () => {
  const other = await startProcess('scheduled')
  startHere(scheduledJobs)
  await eventually(async () => expect((await notes()).length).toBeGreaterThanOrEqual(8))
  other.kill('SIGTERM')
  await Promise.all([once(other, 'exit'), runner?.stop()])
  const runs = await notes()
  const ran = await db.rows(sql`select 1 from payload_jobs where task_slug = 'everySecond' and ended_at is not null`)
  expect(runs).toHaveLength(ran.length * 2)
  // Begin and end of a run lie side by side and are of one process.
  const pairs = runs.flatMap(({ process }, index) => (index % 2 === 0 ? [[process, runs[index + 1]?.process]] : []))
  expect(pairs.filter(([begun, ended]) => begun !== ended)).toEqual([])
})

test('a job whose process is killed in the middle of it is taken up by another one', async () => {
  const first = await startProcess()
  await queue('hangsFirst', 'long')
  await eventually(async () => expect(await texts()).toEqual(['long']))
  first.kill('SIGKILL')
  startHere()
  await eventually(async () => expect(await texts()).toEqual(['long', 'long']))
  await eventually(settled)
})

test('a process that is told to end finishes the job that it runs, and takes no other', async () => {
  const process = await startProcess()
  const names = Array.from({ length: 40 }, (_, index) => `${index}`)
  for (const name of names) await queue('runsAlone', name)
  await eventually(async () => expect(await texts()).not.toEqual([]))
  process.kill('SIGTERM')
  await once(process, 'exit')
  // Whichever it ran when it heard of it, on however busy a machine.
  const all = await texts()
  const begun = all.flatMap((text) => (/ begins$/.test(text) ? [text.replace(' begins', '')] : []))
  expect(all).toEqual(begun.flatMap((name) => [`${name} begins`, `${name} ends`]))
  expect(begun.length).toBeLessThan(names.length)
})

test('a job that goes on while its process is told to end stays its own, however long its lease is over', async () => {
  const process = await startProcess()
  await queue('outlastsLease', 'a')
  await eventually(async () => expect(await texts()).toEqual(['a begins']))
  process.kill('SIGTERM')
  startHere()
  await once(process, 'exit')
  expect(await texts()).toEqual(['a begins', 'a ends'])
  await settled()
})

test('a job that does not end while its process does is given back, which is no failure, and another process runs it', async () => {
  const process = await startProcess()
  await queue('hangsFirst', 'long')
  await eventually(async () => expect(await texts()).toEqual(['long']))
  process.kill('SIGTERM')
  await once(process, 'exit')
  const [left] = await db.rows(sql`select leased_by, failures::int, lost::int from payload_jobs`)
  expect(left).toEqual({ leased_by: null, failures: 0, lost: 0 })
  startHere()
  await eventually(async () => expect(await texts()).toEqual(['long', 'long']))
  await eventually(settled)
  expect((await entries()).map(({ failures }) => failures ?? 0)).toEqual([0])
})

test('a job that fails is tried again after its waits until it succeeds, with a line in the log for each failure', async () => {
  const warn = vi.spyOn(payload.logger, 'warn')
  await queue('failsTwice', 'hard')
  startHere()
  await eventually(settled)
  expect(await texts()).toEqual(['hard', 'hard', 'hard'])
  expect(warn.mock.calls.map(([entry]) => entry)).toMatchObject([
    { job: 'failsTwice', waitMs: 50, err: { message: 'not yet' } },
    { job: 'failsTwice', waitMs: 100, err: { message: 'not yet' } },
  ])
})

test('a job that may not be tried again is given up, and the log says so', async () => {
  const error = vi.spyOn(payload.logger, 'error')
  await queue('failsAlways', 'once')
  startHere()
  await eventually(settled)
  expect(await entries()).toEqual([{ isDone: false, hasFailed: true, failures: 1 }])
  expect(error.mock.calls.map(([entry]) => entry)).toMatchObject([
    { job: 'failsAlways', msg: 'A job failed and is given up' },
  ])
  // Kept as the log says it: with what is behind it, and without what somebody wrote.
  expect(await db.rows(sql`select error ->> 'message' as said from payload_jobs_log`)).toEqual([
    { said: 'never ← Failed query: select $1 ' },
  ])
})

test('a job that takes longer than it may is stopped and counts as failed', async () => {
  await queue('takesLong', 'slow')
  startHere()
  await eventually(settled)
  expect(await entries()).toMatchObject([{ hasFailed: true }])
  await runner?.stop()
  expect(await texts()).toEqual(['slow'])
})

test('jobs of the project run by Payload under its own rules, and its runners pass ours by, at whatever step these are', async () => {
  const ran: string[] = []
  const theirs = { slug: 'theirs', handler: async () => ({ output: { count: ran.push('theirs') } }) }
  payload.config.jobs.tasks?.push(theirs)
  await payload.jobs.queue({ task: 'theirs', input: {}, queue: 'nightly' } as never)
  await queue('note', 'ours')
  await queue('failsTwice', 'waits')
  const asked = { allQueues: true, silent: true }
  await payload.jobs.run(asked)
  expect(ran).toEqual(['theirs'])
  expect(await texts()).toEqual([])
  startHere()
  // Payload asks again and again while ours are claimed, run, fail and wait.
  await eventually(async () => {
    await payload.jobs.run(asked)
    await settled()
  })
  expect((await texts()).sort()).toEqual(['ours', 'waits', 'waits', 'waits'])
  const log = await db.rows<{ state: string }>(sql`
    select log.state from payload_jobs_log log join payload_jobs job on job.id = log._parent_id
    where job.task_slug = 'failsTwice' order by log._order`)
  expect(log.map(({ state }) => state)).toEqual(['failed', 'failed', 'succeeded'])
  // Payload deletes what is done, as a project has it; an entry of ours stays, because it says that its time was seen to.
  expect(await db.rows(sql`select task_slug from payload_jobs order by 1`)).toEqual([
    { task_slug: 'failsTwice' },
    { task_slug: 'note' },
  ])
})

test('what is queued in a transaction that fails is not queued, and the same key queues once', async () => {
  const refused = db.transaction(async (tx) => {
    await queueEntry(tx, 'note', { input: { text: 'lost' } })
    throw new Error('rolled back')
  })
  await expect(refused).rejects.toThrow('rolled back')
  await queueEntry(db, 'note', { input: { text: 'kept' }, key: 'a' })
  await queueEntry(db, 'note', { input: { text: 'again' }, key: 'a' })
  startHere()
  await eventually(settled)
  expect(await texts()).toContain('kept')
  expect(await texts()).not.toContain('again')
  expect(await texts()).not.toContain('lost')
})
