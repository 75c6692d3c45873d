'use client'
import { useEffect } from 'react'
import type { EditorSession } from '../../session/editor-session.ts'
import { revealField } from '../reveal-field.ts'

/**
 * A place of a block that only an option can fill, such as a video that is yet to be chosen, opens the block's options; one that
 * stands for an empty field gives that its place.
 */
export function useAskedOptions(session: EditorSession): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const place =
        target instanceof Element ? target.closest<HTMLElement>('[data-asks-option], [data-asks-field]') : null
      const groupId = place?.closest<HTMLElement>('[data-group-id]')?.dataset.groupId
      if (!groupId) return
      const field = place?.dataset.asksField
      if (field) revealField(session, { groupId, field })
      else session.overlay.send({ type: 'options', element: { groupId, field: null } })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [session])
}
