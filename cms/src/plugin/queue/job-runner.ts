import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { metrics } from '@blickfang/platform/server/metrics/metrics.ts'
import type { Payload } from 'payload'
import { type Database, databaseOf } from '../db/database.ts'
import { getTimeZone } from '../db/time/get-time-zone.ts'
import { type ClaimedJob, claimJobs, endJob, giveBackJobs, renewLeases } from './claim-jobs.ts'
import { type Job, type Jobs, waitAfter } from './job.ts'
import { runEntry } from './job-run.ts'
import { lastSlot } from './last-slot.ts'
import { queueEntry } from './queue-job.ts'

interface Pace {
  /** After so long without a sign of life another process takes a job up. */
  readonly leaseMs: number
  /** Between two looks into the queue. */
  readonly pollMs: number
  /** How long a job may go on once its process is told to end: less than a supervisor waits. */
  readonly graceMs: number
}

interface RunnerSpec {
  readonly payload: Payload
  readonly jobs: Jobs
  readonly pace?: Partial<Pace>
}

const usual: Pace = { leaseMs: 30_000, pollMs: 1_000, graceMs: 20_000 }
/** At once in one process: enough for mails to go out while a feed is slow. */
const maxAtOnce = 4
/** A job during which its process ended so often is what ends it. */
const maxLost = 5
/** Why a run is told to stop whose process ends. */
const givenBack = new Error('its process ends')

/** Runs jobs in this process, beside any number of others on the same database: each entry of the queue in one of them. */
export class JobRunner {
  readonly #id = randomUUID()
  readonly #payload: Payload
  readonly #db: Database
  readonly #jobs: Jobs
  readonly #pace: Pace
  readonly #planned = new Map<string, number>()
  readonly #running = new Map<string, { readonly ended: Promise<void>; readonly stop: AbortController }>()
  #polling: NodeJS.Timeout | undefined
  #renewing: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #isStopping = false

  constructor({ payload, jobs, pace }: RunnerSpec) {
    this.#payload = payload
    this.#db = databaseOf(payload)
    this.#jobs = jobs
    this.#pace = { ...usual, ...pace }
  }

  /** Looks into the queue from now on, until `stop`. */
  start(): void {
    const every = (ms: number, act: () => Promise<void>) => setInterval(() => void act().catch(this.#sayAway), ms)
    this.#polling = every(this.#pace.pollMs, () => this.look())
    this.#renewing = every(this.#pace.leaseMs / 3, () => this.#renew())
    void this.look().catch(this.#sayAway)
  }

  /** Takes no more jobs, waits for those that run, whose they stay meanwhile, and gives back what does not end in time. */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearInterval(this.#polling)
    await this.#looking?.catch(() => undefined)
    const ended = Promise.all([...this.#running.values()].map((run) => run.ended))
    const isDone = await Promise.race([ended.then(() => true), wait(this.#pace.graceMs, false, { ref: false })])
    clearInterval(this.#renewing)
    if (!isDone) await this.#giveBack().catch(this.#sayAway)
    await ended
  }

  /** Others may take it up from now on, as if nobody had begun: that a process ends is no fault of a job. */
  async #giveBack(): Promise<void> {
    const ids = [...this.#running.keys()]
    await giveBackJobs(this.#db, { runner: this.#id, ids })
    this.#payload.logger.info({ ids, msg: 'Jobs that did not end before their process were given back' })
    for (const { stop } of this.#running.values()) stop.abort(givenBack)
  }

  /** Queues what is due by its schedule and begins what the queue holds. */
  look(): Promise<void> {
    this.#looking ??= this.#begin().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #begin(): Promise<void> {
    const jobs = Object.values(this.#jobs)
    await this.#plan(jobs)
    const limit = maxAtOnce - this.#running.size
    if (limit <= 0) return
    const claimed = await claimJobs(this.#db, { jobs, limit, runner: this.#id, leaseMs: this.#pace.leaseMs })
    for (const entry of claimed) {
      const stop = new AbortController()
      const ended = this.#run(entry, stop).finally(() => {
        this.#running.delete(entry.id)
        // There is room again, and perhaps more to do.
        if (!this.#isStopping) void this.look().catch(this.#sayAway)
      })
      this.#running.set(entry.id, { ended, stop })
    }
  }

  /** A time has one entry, whichever process notes it first. */
  async #plan(jobs: readonly Job[]): Promise<void> {
    const zone = await getTimeZone(this.#db)
    for (const job of jobs) {
      const slot = job.schedule ? lastSlot(job.schedule, new Date(), zone) : null
      if (!slot || this.#planned.get(job.name) === slot.getTime()) continue
      await queueEntry(this.#db, job.name, { input: {}, key: `${job.name} ${slot.toISOString()}` })
      this.#planned.set(job.name, slot.getTime())
    }
  }

  async #run(entry: ClaimedJob, stop: AbortController): Promise<void> {
    const about = { job: entry.name, id: entry.id, input: entry.input }
    const begin = performance.now()
    const note = (result: 'done' | 'retry' | 'given_up') => {
      metrics().count('jobs_total', { job: entry.name, result })
      metrics().observe('job_duration_seconds', performance.now() - begin, { job: entry.name })
    }
    try {
      if (entry.lost > maxLost) {
        note('given_up')
        this.#payload.logger.error({ ...about, msg: 'A job is given up: its process ended each time' })
        await this.#giveUp(entry)
        return await endJob(this.#db, this.#id, { id: entry.id, end: { isDone: false, waitMs: null } })
      }
      const job = this.#jobs[entry.name]
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(job?.maxMs ?? 0)])
      const failure = await runEntry(this.#payload, { job, entry, signal })
      if (stop.signal.reason === givenBack) return
      const waitMs = failure ? this.#waitOf(entry) : null
      note(failure ? (waitMs === null ? 'given_up' : 'retry') : 'done')
      if (!failure) return await endJob(this.#db, this.#id, { id: entry.id, end: { isDone: true } })
      if (waitMs === null) await this.#giveUp(entry)
      await endJob(this.#db, this.#id, { id: entry.id, end: { isDone: false, waitMs, error: failure.error } })
      this.#sayFailed({ ...about, err: failure.error, waitMs })
    } catch (err) {
      this.#payload.logger.error({ ...about, err, msg: 'How a job ended could not be kept; it runs again' })
    }
  }

  async #giveUp({ name, input }: ClaimedJob): Promise<void> {
    await this.#jobs[name]?.giveUp?.({ db: this.#db, input })
  }

  #waitOf({ name, failures, sinceMs }: ClaimedJob): number | null {
    return waitAfter(this.#jobs[name]?.retry ?? null, { failures: failures + 1, sinceMs })
  }

  #sayFailed({ waitMs, ...about }: { job: string; id: string; input: unknown; err: unknown; waitMs: number | null }) {
    if (waitMs === null) this.#payload.logger.error({ ...about, msg: 'A job failed and is given up' })
    else this.#payload.logger.warn({ ...about, waitMs, msg: 'A job failed and is tried again' })
  }

  /** A run whose entry another process has taken up is told to stop. */
  async #renew(): Promise<void> {
    const ids = [...this.#running.keys()]
    if (ids.length === 0) return
    const kept = new Set(await renewLeases(this.#db, { runner: this.#id, ids, leaseMs: this.#pace.leaseMs }))
    for (const id of ids.filter((id) => !kept.has(id))) this.#running.get(id)?.stop.abort(new Error('taken over'))
  }

  readonly #sayAway = (err: unknown): void => {
    this.#payload.logger.warn({ err, msg: 'The queue of jobs could not be read' })
  }
}
