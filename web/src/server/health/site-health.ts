import { type Check, type Finding, Health, healthSchema, reasonOf } from '@blickfang/platform/server/health.ts'
import type { SharedCounts } from '@blickfang/platform/server/limits/shared-counts.ts'
import { logFinding } from '@blickfang/platform/server/log/log-finding.ts'
import { canRead } from '@blickfang/platform/store/check-store.ts'
import type { MediaStore } from '@blickfang/platform/store/media-store.ts'
import type { ContentLease } from '../cache/content-lease.ts'

interface SiteNeeds {
  readonly cmsUrl: string
  /** There is a secret by which the cms tells of changes. */
  readonly canBeTold: boolean
  readonly lease: Pick<ContentLease, 'holds' | 'position'>
  readonly store: MediaStore
  /** Where all processes count what is limited; null: there is no such place. */
  readonly counts: Pick<SharedCounts, 'check'> | null
}

const patienceMs = 2_500

/** Checks what this process of the site needs: `/readyz` answers it, the log tells when it changes. */
export function siteHealth({ cmsUrl, canBeTold, lease, store, counts }: SiteNeeds): Health {
  return new Health({
    checks: {
      cms: reachCms(cmsUrl),
      cache: async () => keepsPages(canBeTold, lease),
      storage: canRead(store),
      ...(counts && { limits: counts.check }),
    },
    onChange: logFinding,
  })
}

/** A page that the cms cannot be asked about is made anew, so visitors get theirs as long as the cms makes any. */
function keepsPages(canBeTold: boolean, { holds, position }: SiteNeeds['lease']): Finding {
  if (!canBeTold)
    return { status: 'fail', output: 'REVALIDATE_SECRET is not set: nobody can tell this server of a change.' }
  if (holds && position !== null) return { status: 'pass', observedValue: position }
  return {
    status: 'warn',
    output: 'The cms does not confirm the pages that are kept: each request has its page made anew.',
  }
}

/**
 * Fails until the cms was ready once: before that this server knows neither languages nor pages. Later it is a warning,
 * because pages are answered out of the cache, and without any web behind it a balancer has nothing but its own error.
 */
function reachCms(cmsUrl: string): Check {
  let wasReady = false
  return async () => {
    const output = await whyNotReady(cmsUrl)
    wasReady ||= output === null
    return output === null ? { status: 'pass' } : { status: wasReady ? 'warn' : 'fail', output }
  }
}

/** Null when the cms is ready. */
async function whyNotReady(cmsUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(`${cmsUrl}/readyz`, { signal: AbortSignal.timeout(patienceMs), cache: 'no-store' })
    const told = healthSchema.safeParse(await answer.json().catch(() => null))
    if (answer.ok) return null
    const sentences = told.success ? sentencesOf(told.data.output, Object.values(told.data.checks).flat()) : ''
    return `The cms is not ready: ${sentences || `it answers ${answer.status}.`}`
  } catch (error) {
    return `The cms does not answer: ${reasonOf(error)}.`
  }
}

function sentencesOf(output: string | undefined, findings: readonly Finding[]): string {
  const failed = findings.filter(({ status }) => status === 'fail').map((finding) => finding.output)
  return [output, ...failed].filter(Boolean).join(' ')
}
