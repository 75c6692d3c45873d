'use client'
import { useEffect } from 'react'
import { onKept } from '../../fields/keys/kept-sign.ts'
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
    const ask = (host: HTMLElement) => {
      const { fieldId, fieldGroup = '' } = host.dataset
      const block = session.document.groups.get(fieldGroup)?.getState().parentId ?? fieldGroup
      // The sign is put there first.
      setTimeout(() => {
        if (host.textContent?.trim() === key)
          shell.setState({ dialog: { type: 'addBlock', position: { after: block }, asked: fieldId } })
      })
    }
    const onInput = ({ target, inputType, data, isComposing }: InputEvent) => {
      if (inputType !== 'insertText' || data !== key || isComposing || !(target instanceof Element)) return
      const host = target.closest<HTMLElement>('[data-field-id]')
      if (host && !host.textContent?.trim()) ask(host)
    }
    onKept((target, sign) => {
      const host = target.closest<HTMLElement>('[data-field-id]')
      if (host && sign === key) ask(host)
    }, listening.signal)
    document.addEventListener('beforeinput', onInput, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [session, shell])
}
