import { captureConsole } from '@blickfang/platform/server/log/capture-console.ts'
import { causesOf } from '@blickfang/platform/server/log/describe-fault.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { serveMetrics } from '@blickfang/platform/server/metrics/serve-metrics.ts'
import { startTracing } from '@blickfang/platform/server/tracing/start-tracing.ts'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { cmsHealth } from './health/cms-health.ts'
import { serverState } from './health/server-state.ts'
import { showGauges } from './health/show-gauges.ts'
import { stopBeforeNext } from './health/stop-before-next.ts'
import { watchRequests } from './health/watch-requests.ts'
import { databaseOf } from './plugin/db/database.ts'
import { picturesOf } from './plugin/media/pictures.ts'
import { prepareLibrary } from './plugin/operations/media/prepare-library.ts'
import { startJobs } from './plugin/start-jobs.ts'
import { readEnvironment } from './settings/environment.ts'

const retryMs = 5_000
/** After a start come those who waited for it. */
const quietMs = 10_000
const stopping = new AbortController()
let endTracing = async () => {}

/** What each process of the cms does from its start on beside answering requests. */
export function startProcess(): void {
  captureConsole(serverLog())
  const env = readEnvironment(process.env)
  watchRequests(serveMetrics(env))
  const health = cmsHealth()
  showGauges(health)
  health.watch()
  stopBeforeNext({
    onStop: () => health.stop(),
    delayMs: env.STOP_DELAY_MS,
    finish: async () => {
      stopping.abort()
      await serverState.jobs?.stop()
      await endTracing()
    },
  })
  void open()
  void startTracing('cms').then((end) => {
    endTracing = end
  })
}

/** Opens Payload, however long its database stays away or is not migrated, and runs jobs until the process is told to end. */
async function open(): Promise<void> {
  try {
    const payload = await getPayload({ config })
    serverState.payload = payload
    if (cmsHealth().isStopping) return
    serverState.jobs = startJobs(payload)
    setTimeout(() => void preparePictures(payload), quietMs).unref()
  } catch (error) {
    // Payload has logged what it does not get on with itself; `/readyz` says what is wrong as long as it lasts.
    serverLog().warn({ reason: causesOf(error) }, 'Payload cannot be opened yet')
    setTimeout(() => void open(), retryMs)
  }
}

async function preparePictures(payload: Payload): Promise<void> {
  const library = { db: databaseOf(payload), pictures: picturesOf(payload), signal: stopping.signal }
  await prepareLibrary(library).catch((error) => {
    // They are made when somebody asks for them.
    serverLog().warn({ reason: causesOf(error) }, 'Pictures are not made ahead')
  })
}
