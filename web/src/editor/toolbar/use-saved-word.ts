import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SyncState } from '../sync/sync-state.ts'

/** Time without an answer after which people begin to wonder, in ms. */
const patience = 5_000

type SavedWord = 'saved' | 'saving' | 'slow' | 'offline' | 'unreachable'

/** The dictionary's word for where the changes are: a save that takes long says so long before it counts as lost. Long typing does not count as a late save. */
export function useSavedWord({ status, savedAt }: Pick<SyncState, 'status' | 'savedAt'>): SavedWord {
  const [isSlow, setSlow] = useState(false)
  const isOnline = useSyncExternalStore(listenForNetwork, () => navigator.onLine)
  const isSaving = status === 'saving' || status === 'conflict'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins the wait anew
  useEffect(() => {
    setSlow(false)
    if (!isSaving) return
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [isSaving, savedAt])
  if (status === 'typing') return 'saving'
  if (isSaving) return isSlow ? 'slow' : 'saving'
  if (status === 'offline') return isOnline ? 'unreachable' : 'offline'
  return 'saved'
}

function listenForNetwork(onChange: () => void) {
  const listening = new AbortController()
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange, { signal: listening.signal })
  return () => listening.abort()
}
