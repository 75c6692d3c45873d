import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../../context/editor-context.tsx'
import { optionOf } from '../../model/option-of.ts'
import type { Conflict } from '../../sync/conflict.ts'

/** The picture behind a version of a value, where the value is one. A colleague's is not known here yet: it is read first. */
export function usePictures(conflict: Conflict | undefined): (version: Json) => MediaView | undefined {
  const session = useEditor()
  const media = useStore(session.document.media)
  const isPicture =
    conflict !== undefined &&
    (conflict.key === 'mediaId' ||
      optionOf(session.document, conflict.target, conflict.key)?.named?.media !== undefined)
  const theirs = isPicture && typeof conflict.theirs === 'string' ? conflict.theirs : null
  const isUnknown = theirs !== null && !media[theirs]
  useEffect(() => {
    if (!isUnknown) return
    // Without an answer both versions can be chosen all the same.
    session.refresh().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  }, [isUnknown, session])
  return (version) => (isPicture && typeof version === 'string' ? media[version] : undefined)
}
