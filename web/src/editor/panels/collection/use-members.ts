import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { compareSiblings } from '@blickfang/contract/kernel/sibling-order.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useEditor, usePageEntries } from '../../context/editor-context.tsx'

/** Pages that a request reads. */
const atOnce = 200

/** All pages of a collection, in their own order; those that are known, until the server has named them. */
export function useMembers(collection: string) {
  const session = useEditor()
  const entries = usePageEntries()
  const [state, setState] = useState<'reading' | 'read' | 'unreachable'>('reading')
  const read = useCallback(async () => {
    let after: string | undefined
    do {
      const { next }: { next: string | null } = await session.loadPages({
        collection,
        limit: atOnce,
        ...(after && { after }),
      })
      after = next ?? undefined
    } while (after)
  }, [session, collection])
  const tryAgain = useCallback(() => {
    setState('reading')
    read().then(
      () => setState('read'),
      (error: unknown) => {
        console.warn(error)
        setState('unreachable')
      },
    )
  }, [read])
  useEffect(tryAgain, [tryAgain])
  const members = useMemo(
    () => Object.values(entries).filter(isOf(collection)).sort(compareSiblings),
    [entries, collection],
  )
  return { members, state, tryAgain }
}

function isOf(collection: string) {
  return (page: EditorPageEntry) => page.collection === collection && !page.deleted
}
