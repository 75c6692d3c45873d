import { Health } from '@blickfang/platform/server/health.ts'
import { inProcess } from '@blickfang/platform/server/in-process.ts'
import { openSharedCounts } from '@blickfang/platform/server/limits/shared-counts.ts'
import { logFinding } from '@blickfang/platform/server/log/log-finding.ts'
import { canWrite } from '@blickfang/platform/store/check-store.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import { readEnvironment } from '../settings/environment.ts'
import { checkCertificate } from './certificate-check.ts'
import { DatabaseChecks } from './database-checks.ts'
import { serverState } from './server-state.ts'

/** What this process of the cms needs: `/healthz` and `/readyz` answer it, the log tells when it changes. */
export function cmsHealth(): Health {
  return inProcess('cms health', makeHealth)
}

function makeHealth(): Health {
  const { DATABASE_URL, REDIS_URL, PUBLIC_URL } = readEnvironment(process.env)
  const database = new DatabaseChecks(DATABASE_URL)
  const counts = openSharedCounts(REDIS_URL)
  return new Health({
    checks: {
      database: database.answers,
      disk: database.hasRoom,
      migrations: database.migrated,
      cache: database.cachesTold,
      payload: async () =>
        serverState.payload
          ? { status: 'pass' }
          : { status: 'fail', output: 'Payload is not open yet: it waits for its database.' },
      storage: canWrite(openMediaStore(process.env)),
      certificate: checkCertificate(PUBLIC_URL),
      ...(counts && { limits: counts.check }),
    },
    onChange: logFinding,
  })
}
