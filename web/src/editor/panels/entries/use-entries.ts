import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../../context/editor-context.tsx'
import type { KeptEntry } from '../../model/page-document.ts'

/** Whoever types on is not done yet. */
const pauseMs = 250

interface Listed {
  readonly ids: readonly string[]
  readonly total: number
  readonly pages: number
}

export interface EntryList {
  /** Null until it is read. */
  readonly listed: Listed | null
  readonly byId: Readonly<Record<string, KeptEntry>>
  readonly hasFailed: boolean
  readonly readAgain: () => void
  readonly readMore: () => Promise<void>
}

/** Reads a collection's entries in their order, a page after the other. */
export function useEntries(collection: string, search: string): EntryList {
  const session = useEditor()
  const words = search.trim()
  const key = `${collection}/${words}`
  const [last, setLast] = useState<{ key: string; listed: Listed | null; page: number } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const byId = useStore(session.document.entries, (entries) => entries.byId)
  const ask = useCallback(
    async (page: number) => {
      const asked = { collection, ...(words && { search: words }), page: String(page) }
      const { entries, total, pages } = await session.loadEntries(asked)
      return { ids: entries.map(({ id }) => id), total, pages }
    },
    [session, collection, words],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): asks once more
  useEffect(() => {
    let isGone = false
    const read = () =>
      ask(1).then(
        (listed) => !isGone && setLast({ key, listed, page: 1 }),
        (error: unknown) => {
          console.warn(error)
          if (!isGone) setLast({ key, listed: null, page: 1 })
        },
      )
    const timer = setTimeout(read, words ? pauseMs : 0)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [ask, key, words, attempt])
  const own = last?.key === key ? last : null
  const listed = own?.listed ?? null
  return {
    listed,
    byId,
    hasFailed: own !== null && listed === null,
    readAgain: useCallback(() => setAttempt((count) => count + 1), []),
    readMore: async () => {
      if (!own?.listed) return
      const next = await ask(own.page + 1)
      const ids = [...new Set([...own.listed.ids, ...next.ids])]
      // Something else may have been looked for meanwhile.
      setLast((now) => (now?.key === key ? { key, listed: { ...next, ids }, page: own.page + 1 } : now))
    },
  }
}
