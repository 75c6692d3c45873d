'use client'
import { useEffect } from 'react'
import type { EditorSession } from '../../session/editor-session.ts'
import type { ShellStore } from '../../session/shell.ts'
import { revealField } from '../reveal-field.ts'

/**
 * A place of a block that only an option can fill, such as a video that is yet to be chosen, opens the block's options, or the
 * library where the option is a file; one that stands for an empty field gives that its place.
 */
export function useAskedOptions(session: EditorSession, shell: ShellStore): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const place =
        target instanceof Element
          ? target.closest<HTMLElement>('[data-asks-option], [data-asks-file], [data-asks-field]')
          : null
      const groupId = place?.closest<HTMLElement>('[data-group-id]')?.dataset.groupId
      if (!groupId) return
      const { asksField: field, asksFile: option } = place?.dataset ?? {}
      if (field) revealField(session, { groupId, field })
      else if (option)
        void import('./choose-file.ts').then(({ chooseFile }) => chooseFile(session, shell, { groupId, option }))
      else session.overlay.send({ type: 'options', element: { groupId, field: null } })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [session, shell])
}
