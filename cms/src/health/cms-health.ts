import { Health } from '@blickfang/platform/server/health.ts'
import { inProcess } from '@blickfang/platform/server/in-process.ts'
import type { SharedCounts } from '@blickfang/platform/server/limits/shared-counts.ts'
import { logFinding } from '@blickfang/platform/server/log/log-finding.ts'
import { canWrite } from '@blickfang/platform/store/check-store.ts'
import type { MediaStore } from '@blickfang/platform/store/media-store.ts'
import { lackInWords } from '../plugin/db/find-lack.ts'
import type { Readiness } from '../plugin/db/readiness.ts'
import { checkCertificate } from './certificate-check.ts'
import { DatabaseChecks } from './database-checks.ts'
import { serverState } from './server-state.ts'

/** What is looked at, as the plugin was told it. */
export interface Watched {
  readonly databaseUrl: string
  readonly publicUrl: string
  readonly mediaStore: MediaStore
  readonly sharedCounts?: SharedCounts | null | undefined
  readonly readiness: Readiness
}

/** What this process of the cms needs: `/healthz` and `/readyz` answer it, the log tells when it changes. */
export function cmsHealth(watched: Watched): Health {
  return inProcess('cms health', () => makeHealth(watched))
}

function makeHealth({ databaseUrl, publicUrl, mediaStore, sharedCounts, readiness }: Watched): Health {
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
