import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { compareSiblings } from '@blickfang/contract/kernel/sibling-order.ts'
import { useCallback, useMemo } from 'react'
import { useEditor, usePageEntries } from '../../context/editor-context.tsx'

/** Pages that a request reads. */
const atOnce = 200

/** All pages of a collection, in their own order; those that are known, until the server has named them. */
export function useMembers(collection: string) {
  const session = useEditor()
  const entries = usePageEntries()
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
    return true
  }, [session, collection])
  const { answer: isRead, failure, readAgain } = useRead(read)
  const members = useMemo(
    () => Object.values(entries).filter(isOf(collection)).sort(compareSiblings),
    [entries, collection],
  )
  return { members, isRead, hasFailed: failure !== null, readAgain }
}

function isOf(collection: string) {
  return (page: EditorPageEntry) => page.collection === collection && !page.deleted
}
