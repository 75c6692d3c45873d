'use client'
import { useEffect } from 'react'
import type { EditorSession } from '../session/editor-session.ts'

/** A place of a block that only an option can fill, such as a video that is yet to be chosen, opens the block's options. */
export function useAskedOptions({ overlay }: EditorSession): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const place = target instanceof Element ? target.closest('[data-asks-option]') : null
      const groupId = place?.closest<HTMLElement>('[data-group-id]')?.dataset.groupId
      if (groupId) overlay.send({ type: 'options', element: { groupId, field: null } })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [overlay])
}
