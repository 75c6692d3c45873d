'use client'
import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { setContent } from '../../commands/set-content.ts'
import { useEditor } from '../../context/editor-context.tsx'

/** A step of undo ends where typing pauses; at the latest after this time the journal has what was typed. */
const pauseMs = 500
const maxMs = 2_000

/** Longer than a frame, shorter than the time between two keys. */
const afterPaintMs = 20

interface TypingSpec {
  readonly fieldId: string
  /** Reads the editing host's contents; undefined while nothing differs from what was there when it got the caret. */
  readonly read: () => Parameters<typeof setContent.plan>[1]['content'] | undefined
}

interface TypingHandlers {
  readonly start: () => void
  readonly changed: () => void
  readonly stop: () => void
}

/** Takes typed text into the document: journalled at every pause, sent when the field loses the caret. */
export function useTyping({ fieldId, read }: TypingSpec): TypingHandlers {
  const session = useEditor()
  const reader: RefObject<TypingSpec['read']> = useRef(read)
  reader.current = read
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const since = useRef(0)
  const key = contentKey(session.document.locale)

  const handlers = useMemo<TypingHandlers>(() => {
    const target = { itemType: 'field', id: fieldId } as const
    const commit = () => {
      clearTimeout(pause.current)
      since.current = 0
      const content = reader.current()
      if (content !== undefined) session.run(setContent, { fieldId, content }, { hold: true })
    }
    return {
      start: () => session.typing.start(target, key, commit),
      changed: () => {
        const now = performance.now()
        since.current ||= now
        clearTimeout(pause.current)
        // Never inside the key's own event: the letter is painted first.
        pause.current = setTimeout(commit, now - since.current > maxMs ? afterPaintMs : pauseMs)
      },
      stop: () => {
        commit()
        session.typing.stop(target, key)
        session.release()
      },
    }
  }, [session, fieldId, key])

  // A field that goes away while somebody types in it (its block was removed) leaves nothing behind unsaved.
  useEffect(() => () => handlers.stop(), [handlers])
  return handlers
}
