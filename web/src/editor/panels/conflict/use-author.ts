import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { useEditor } from '../../context/editor-context.tsx'
import type { Conflict } from '../../sync/conflict.ts'

type Author = Pick<Conflict, 'by' | 'at'>

const nobody: Author = { by: null, at: null }

/** Author of the other version, and when it was written. Where the conflict does not say, as when undo finds another's words, the list of changes does. */
export function useAuthor(conflict: Conflict | undefined): Author {
  const { pageId } = useEditor().document
  const [found, setFound] = useState<Author & { readonly of: string | undefined }>({ ...nobody, of: undefined })
  const { id, by, key, target } = conflict ?? {}
  const isAsked = id !== undefined && by === null
  useEffect(() => {
    if (!isAsked) return
    call('listChanges', { id: pageId })
      .then(({ changes }) => {
        const change = changes.find((candidate) => candidate.id === target?.id && candidate.key === key)
        setFound({ by: change?.updatedBy ?? null, at: change?.updatedAt ?? null, of: id })
      })
      // Without an answer the dialog speaks of «somebody»: both versions are there all the same.
      .catch((error) => {
        if (!(error instanceof ApiError)) throw error
      })
  }, [isAsked, id, key, target?.id, pageId])
  if (conflict && !isAsked) return conflict
  return found.of === id ? found : nobody
}
