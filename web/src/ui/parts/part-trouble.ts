import { createStore } from 'zustand/vanilla'
import { noteBuild, siteBuild } from './site-build.ts'

/** Why a part is not there: no connection, a build that is gone, or a fault in the part itself. */
export type PartReason = 'offline' | 'renewed' | 'failed'

/** A site that says nothing for so long is not reached from here. */
const patienceMs = 10_000

/** A part that is wanted and not there yet. */
export interface WantedPart {
  /** Asks for it again. */
  readonly retry: () => void
  /** Closes what the part was wanted for: the part is no longer wanted. */
  readonly giveUp: () => void
}

const wanted = new Set<WantedPart>()
/** Wanted parts that did not come. */
const missing = new Set<WantedPart>()

/** Sentence for a person about parts that were wanted and did not come, one for all of them; null: none. */
export const partTrouble = createStore<{ readonly reason: PartReason | null }>(() => ({ reason: null }))

/** Says that a part is on its way. Returns how to take that back: it is there, or no longer wanted. */
export function noteWanted(part: WantedPart): () => void {
  wanted.add(part)
  return () => {
    wanted.delete(part)
    if (missing.delete(part) && missing.size === 0) partTrouble.setState({ reason: null })
  }
}

/** Says that a wanted part did not come. */
export function reportMissing(part: WantedPart): void {
  missing.add(part)
  void findReason().then((reason) => missing.has(part) && partTrouble.setState({ reason }))
}

/** Says that a part came and failed while it was shown, which asking again does not mend. */
export function reportBroken(): void {
  partTrouble.setState({ reason: 'failed' })
}

/** Asks again for all that is missing. */
export function retryParts(): void {
  const parts = [...missing]
  silence()
  for (const part of parts) part.retry()
}

/** Closes the sentence and whatever wants a part that is not there, also those that are still on their way: they would bring it back. */
export function giveUpParts(): void {
  const parts = new Set([...wanted, ...missing])
  silence()
  for (const part of parts) part.giveUp()
}

function silence(): void {
  missing.clear()
  partTrouble.setState({ reason: null })
}

async function findReason(): Promise<PartReason> {
  try {
    noteBuild(
      await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }),
    )
  } catch {
    return 'offline'
  }
  return siteBuild.getState().isRenewed ? 'renewed' : 'failed'
}

if (typeof window !== 'undefined') window.addEventListener('online', retryParts)
