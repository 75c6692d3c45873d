import { createStore } from 'zustand/vanilla'
import { noteBuild, siteBuild } from './site-build.ts'

/** Why a part is not there: no connection, a build that is gone, or a fault in the part itself. */
export type PartReason = 'offline' | 'renewed' | 'failed'

/** A part that is wanted and not there. */
export interface MissingPart {
  /** Asks for it again. */
  readonly retry: () => void
  /** It is no longer wanted: closes what it was wanted for. */
  readonly giveUp: () => void
}

const missing = new Set<MissingPart>()

/** What a person reads about parts that were wanted and did not come; one sentence for all of them, null: none. */
export const partTrouble = createStore<{ readonly reason: PartReason | null }>(() => ({ reason: null }))

/** Says that a part did not come. Returns how to take that back. */
export function reportMissing(part: MissingPart): () => void {
  missing.add(part)
  void findReason().then((reason) => missing.has(part) && partTrouble.setState({ reason }))
  return () => {
    if (missing.delete(part) && missing.size === 0) partTrouble.setState({ reason: null })
  }
}

/** Says that a part came and failed while it was shown, which asking again does not mend. */
export function reportBroken(): void {
  partTrouble.setState({ reason: 'failed' })
}

/** Asks again for all that is missing. */
export function retryParts(): void {
  for (const part of takeMissing()) part.retry()
}

/** Closes what the missing parts were wanted for, and the sentence. */
export function giveUpParts(): void {
  for (const part of takeMissing()) part.giveUp()
}

function takeMissing(): readonly MissingPart[] {
  const parts = [...missing]
  missing.clear()
  partTrouble.setState({ reason: null })
  return parts
}

async function findReason(): Promise<PartReason> {
  try {
    noteBuild(await fetch(location.href, { method: 'HEAD', cache: 'no-store' }))
  } catch {
    return 'offline'
  }
  return siteBuild.getState().isRenewed ? 'renewed' : 'failed'
}

if (typeof window !== 'undefined') window.addEventListener('online', retryParts)
