import { causesOf } from '@blickfang/platform/server/log/describe-fault.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { serverState } from '../health/server-state.ts'
import { stopBeforeNext } from '../health/stop-before-next.ts'
import { databaseOf } from '../plugin/db/database.ts'
import { readinessOf } from '../plugin/db/readiness.ts'
import { picturesOf } from '../plugin/media/pictures.ts'
import { prepareLibrary } from '../plugin/operations/media/prepare-library.ts'
import { startJobs } from '../plugin/start-jobs.ts'

const retryMs = 5_000
/** After a start come those who waited for it. */
const quietMs = 10_000

interface Start {
  /** Hears at once that the process is to end. */
  readonly onStop?: () => void
  /** How long requests are still taken then. */
  readonly delayMs?: number
  /** Brings further work to its end after the jobs. */
  readonly finish?: () => Promise<unknown>
}

/**
 * Does a project's work beside answering requests, in each of its processes from the start on: opens Payload, however long its
 * database stays away, and runs Blickfang's jobs until the process is told to end. For `register` of `instrumentation.ts`, in Node
 * alone; without it no mail is sent.
 */
export function startBlickfang(config: Promise<SanitizedConfig>, { onStop, delayMs = 0, finish }: Start = {}): void {
  const stopping = new AbortController()
  stopBeforeNext({
    onStop: () => {
      stopping.abort()
      onStop?.()
    },
    delayMs,
    finish: async () => {
      await serverState.jobs?.stop()
      await finish?.()
    },
  })
  void open(config, stopping.signal)
}

async function open(config: Promise<SanitizedConfig>, signal: AbortSignal): Promise<void> {
  try {
    const payload = await getPayload({ config })
    const readiness = readinessOf(payload)
    // Payload leaves it out after a call that has failed, whoever made it: while the database was away, say.
    if (!readiness.isAsked) await payload.config.onInit?.(payload)
    await readiness.begun
    serverState.payload = payload
    if (signal.aborted) return
    serverState.jobs = startJobs(payload)
    setTimeout(() => void preparePictures(payload, signal), quietMs).unref()
  } catch (error) {
    // Payload has logged what it does not get on with itself; `/readyz` says what is wrong as long as it lasts.
    serverLog().warn({ reason: causesOf(error) }, 'Payload cannot be opened yet')
    setTimeout(() => void open(config, signal), retryMs)
  }
}

async function preparePictures(payload: Payload, signal: AbortSignal): Promise<void> {
  const library = { db: databaseOf(payload), pictures: picturesOf(payload), signal }
  await prepareLibrary(library).catch((error) => {
    // They are made when somebody asks for them.
    serverLog().warn({ reason: causesOf(error) }, 'Pictures are not made ahead')
  })
}
