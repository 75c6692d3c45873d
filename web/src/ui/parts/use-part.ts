'use client'
import { useEffect, useState } from 'react'
import type { Part } from './define-part.ts'
import { noteWanted, reportMissing } from './part-trouble.ts'

interface Wanted {
  readonly isWanted: boolean
  /** Ends the wanting, when it does not come and the person lets it be. */
  readonly giveUp: () => void
}

/** A part once it is wanted and has come. A part that does not come is told, and asked for again when the person says so or the network is back. */
export function usePart<Value>(part: Part<Value>, { isWanted, giveUp }: Wanted): Value | null {
  const [, setTry] = useState(0)
  const [missingAt, setMissing] = useState(0)
  const isMissing = isWanted && part.loaded() === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `missingAt` counts the tries, giveUp is asked for when it is needed
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const wanted = { retry: () => setMissing((count) => count + 1), giveUp }
    const release = noteWanted(wanted)
    part.load().then(
      () => isCurrent && setTry((count) => count + 1),
      (error: unknown) => {
        if (!isCurrent) return
        console.warn(error)
        reportMissing(wanted)
      },
    )
    return () => {
      isCurrent = false
      release()
    }
  }, [part, isMissing, missingAt])
  return part.loaded()
}
