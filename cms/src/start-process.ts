import { startBlickfang } from '@blickfang/cms/instrumentation'
import { captureConsole } from '@blickfang/platform/server/log/capture-console.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { serveMetrics } from '@blickfang/platform/server/metrics/serve-metrics.ts'
import { startTracing } from '@blickfang/platform/server/tracing/start-tracing.ts'
import config from '@payload-config'
import { cmsHealth } from './health/cms-health.ts'
import { showGauges } from './health/show-gauges.ts'
import { watchRequests } from './health/watch-requests.ts'
import { ownOf } from './plugin/own/own-of.ts'
import { readEnvironment } from './settings/environment.ts'

/** Does the work of each process of the cms beside answering requests, from its start on. */
export async function startProcess(): Promise<void> {
  captureConsole(serverLog())
  const env = readEnvironment(process.env)
  watchRequests(serveMetrics(env))
  const health = cmsHealth(ownOf(await config))
  showGauges(health)
  health.watch()
  const tracing = startTracing('cms')
  startBlickfang(config, {
    onStop: () => health.stop(),
    delayMs: env.STOP_DELAY_MS,
    finish: async () => (await tracing)(),
  })
}
