import type { EditFlags, EditPanel } from '../address/edit-address.ts'

type Key = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>

/** What a key does to the panels; undefined: nothing. Cmd/Ctrl+E turns the toolbar on, Escape closes the page menu, or else the toolbar. The flags are only read for a key that asks for them. Source: spec/editor.md §2. */
export function panelAfterKey(event: Key, readFlags: () => EditFlags): EditPanel | null | undefined {
  if (event.defaultPrevented) return undefined
  if (event.key.toLowerCase() === 'e' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey) {
    return 'toolbar'
  }
  if (event.key !== 'Escape') return undefined
  const flags = readFlags()
  if (flags.pageMenu || flags.settings) return 'toolbar'
  return flags.toolbar ? null : undefined
}
