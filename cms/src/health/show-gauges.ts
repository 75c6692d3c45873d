import type { Health } from '@blickfang/platform/server/health.ts'
import { metrics } from '@blickfang/platform/server/metrics/metrics.ts'
import { databaseOf } from '../plugin/db/database.ts'
import { jobs } from '../plugin/jobs/jobs.generated.ts'
import { countWaiting } from '../plugin/queue/count-waiting.ts'
import { serverState } from './server-state.ts'

/** Says where the numbers come from that are read when Prometheus asks. Before Payload is open there are none of the database. */
export function showGauges(health: Pick<Health, 'levels'>): void {
  const shown = metrics()
  shown.read('check', () => health.levels())
  shown.read('outbox', async () => (serverState.payload ? countWaiting(databaseOf(serverState.payload), jobs) : {}))
  shown.read('database_connections', countConnections)
}

function countConnections(): Record<string, number> {
  const pool = serverState.payload?.db.pool
  return pool ? { open: pool.totalCount, idle: pool.idleCount, waited_for: pool.waitingCount } : {}
}
