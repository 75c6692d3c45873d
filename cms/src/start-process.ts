import { startBlickfang } from '@blickfang/cms/instrumentation'
import { openSharedCounts } from '@blickfang/platform/server/limits/shared-counts.ts'
import { captureConsole } from '@blickfang/platform/server/log/capture-console.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { serveMetrics } from '@blickfang/platform/server/metrics/serve-metrics.ts'
import { startTracing } from '@blickfang/platform/server/tracing/start-tracing.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import config from '@payload-config'
import { cmsHealth } from './health/cms-health.ts'
import { showGauges } from './health/show-gauges.ts'
import { watchRequests } from './health/watch-requests.ts'
import { readEnvironment } from './settings/environment.ts'

/** What each process of the cms does from its start on beside answering requests. */
export function startProcess(): void {
  captureConsole(serverLog())
  const env = readEnvironment(process.env)
  watchRequests(serveMetrics(env))
  const health = cmsHealth({
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL,
    mediaStore: openMediaStore(process.env),
    sharedCounts: openSharedCounts(env.REDIS_URL),
  })
  showGauges(health)
  health.watch()
  const tracing = startTracing('cms')
  startBlickfang(config, {
    onStop: () => health.stop(),
    delayMs: env.STOP_DELAY_MS,
    finish: async () => (await tracing)(),
  })
}
