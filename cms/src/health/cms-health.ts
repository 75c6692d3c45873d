import { Health } from '@blickfang/platform/server/health.ts'
import { inProcess } from '@blickfang/platform/server/in-process.ts'
import { logFinding } from '@blickfang/platform/server/log/log-finding.ts'
import { canRead, canWrite } from '@blickfang/platform/store/check-store.ts'
import { lackInWords } from '../plugin/db/find-lack.ts'
import type { Readiness } from '../plugin/db/readiness.ts'
import type { Own } from '../plugin/own/own-of.ts'
import { checkCertificate } from './certificate-check.ts'
import { DatabaseChecks } from './database-checks.ts'
import { serverState } from './server-state.ts'

/** Watches all that this process of the cms needs: `/healthz` and `/readyz` answer it, the log tells when it changes. */
export function cmsHealth(own: Own): Health {
  return inProcess('cms health', () => makeHealth(own))
}

function makeHealth({ databaseUrl, publicUrl, mediaStore, originalStore, sharedCounts, readiness }: Own): Health {
  const database = new DatabaseChecks(databaseUrl)
  return new Health({
    checks: {
      database: database.answers,
      disk: database.hasRoom,
      migrations: database.migrated,
      cache: database.cachesTold,
      payload: async () =>
        serverState.payload ? { status: 'pass' } : { status: 'fail', output: whatIsMissing(readiness) },
      storage: canWrite(mediaStore),
      ...(originalStore && { originals: canRead(originalStore, 'The storage of originals') }),
      certificate: checkCertificate(publicUrl),
      ...(sharedCounts && { limits: sharedCounts.check }),
    },
    onChange: logFinding,
  })
}

function whatIsMissing({ lack }: Readiness): string {
  const isKnown = lack !== null && lack !== 'start'
  return isKnown ? lackInWords[lack] : 'Payload is not open yet: it waits for its database.'
}
