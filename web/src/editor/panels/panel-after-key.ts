import type { EditFlags } from '../address/edit-address.ts'
import { isPressed } from '../shell/keys/shortcuts.ts'
import type { Panel } from './define-panel.ts'

type Key = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>
type OfPanel<Name extends string> = Pick<Panel<Name>, 'name' | 'shortcut'>

/**
 * Panel that is open after a key; undefined: the key changes nothing. Cmd/Ctrl+E turns the toolbar on, a panel's own letter opens
 * and closes it, Escape closes the open panel, or else the toolbar. The flags are only read for a key that asks for them. Source:
 * spec/editor.md §2.
 */
export function panelAfterKey<Name extends string>(
  event: Key,
  panels: readonly OfPanel<Name>[],
  readFlags: () => EditFlags<Name>,
): Name | 'toolbar' | null | undefined {
  if (event.defaultPrevented) return undefined
  if (isPressed(event, 'tools')) return 'toolbar'
  if ((event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey) {
    const letter = event.key.toUpperCase()
    const asked = panels.find(({ shortcut }) => shortcut === letter)
    if (asked) return readFlags().panel === asked.name ? 'toolbar' : asked.name
  }
  if (!isPressed(event, 'close')) return undefined
  const { panel, toolbar } = readFlags()
  if (panel) return 'toolbar'
  return toolbar ? null : undefined
}
