'use client'
import { useEffect } from 'react'
import type { EditorSession } from '../../session/editor-session.ts'
import type { ShellStore } from '../../session/shell.ts'
import { shortcuts } from '../../shell/keys/shortcuts.ts'

const [{ key }] = shortcuts.blockHere.combos

/**
 * A «/» typed into an empty text asks for a block behind the one in which the text stands. Closed without a choice, it has been
 * typed as any other sign.
 */
export function useSlash(session: EditorSession, shell: ShellStore): void {
  useEffect(() => {
    const listening = new AbortController()
    const onInput = ({ target, inputType, data, isComposing }: InputEvent) => {
      if (inputType !== 'insertText' || data !== key || isComposing || !(target instanceof Element)) return
      const host = target.closest<HTMLElement>('[data-field-id]')
      if (!host || host.textContent?.trim()) return
      const { fieldId, fieldGroup = '' } = host.dataset
      const block = session.document.groups.get(fieldGroup)?.getState().parentId ?? fieldGroup
      // The sign is put there first.
      setTimeout(() => {
        if (host.textContent?.trim() === key)
          shell.setState({ dialog: { type: 'addBlock', position: { after: block }, asked: fieldId } })
      })
    }
    document.addEventListener('beforeinput', onInput, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [session, shell])
}
