import { useEffect } from 'react'
import { useShell } from '../../context/editor-context.tsx'
import { currentFlags } from '../../panels/use-panel.ts'
import { isPressed } from '../../shell/keys/shortcuts.ts'

/** Where a key is typed, or has a meaning of its own. */
const texts = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** The palette and the list of keys, outside of texts and while no other window waits for an answer. */
export function useDialogKeys(): void {
  const shell = useShell()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = isPressed(event, 'palette') ? 'palette' : isPressed(event, 'help') ? 'keys' : null
      if (!name || event.defaultPrevented) return
      const { dialog } = shell.getState()
      const isIn = event.target instanceof Element && event.target.closest(texts) !== null
      // The key that has opened the palette closes it, from within its field too.
      const isClosing = name === 'palette' && dialog?.type === name
      if (!isClosing && (isIn || dialog !== null || !hasTools())) return
      event.preventDefault()
      shell.setState({ dialog: isClosing ? null : { type: name } })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [shell])
}

function hasTools(): boolean {
  const { toolbar, panel } = currentFlags()
  return toolbar || panel !== null
}
