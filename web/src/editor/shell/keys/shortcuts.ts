/** Keys that are pressed together. */
interface Combo {
  /** Name that the browser gives the key; letters small. */
  readonly key: string
  /** Cmd or Ctrl, Ctrl alone, or Alt. */
  readonly held?: 'command' | 'control' | 'alt'
  /** `any`: what it takes to get the sign is the keyboard's affair. */
  readonly shift?: true | 'any'
}

interface Shortcut {
  /** Where it holds, which is also its heading in the list of keys. */
  readonly place: 'everywhere' | 'page' | 'text' | 'move'
  /** The first is the one that people are told; the others do the same. */
  readonly combos: readonly [Combo, ...Combo[]]
}

/**
 * Every key of the editor, by what it does. Whoever listens for keys asks `isPressed` with a name of this list, and the list that
 * people see is made of it: what stands in one of them and not in the other there is not.
 */
export const shortcuts = {
  tools: { place: 'everywhere', combos: [{ key: 'e', held: 'command' }] },
  palette: { place: 'everywhere', combos: [{ key: 'k', held: 'command' }] },
  help: { place: 'everywhere', combos: [{ key: '?', shift: 'any' }] },
  undo: { place: 'everywhere', combos: [{ key: 'z', held: 'command' }] },
  redo: {
    place: 'everywhere',
    combos: [
      { key: 'z', held: 'command', shift: true },
      { key: 'y', held: 'control' },
    ],
  },
  close: { place: 'everywhere', combos: [{ key: 'Escape' }] },
  menu: { place: 'page', combos: [{ key: 'Enter', held: 'alt' }] },
  picture: { place: 'page', combos: [{ key: 'Enter' }] },
  bar: { place: 'page', combos: [{ key: 'Tab', shift: true }] },
  intoBlock: { place: 'page', combos: [{ key: 'Tab' }] },
  nextTool: { place: 'page', combos: [{ key: 'ArrowRight' }] },
  previousTool: { place: 'page', combos: [{ key: 'ArrowLeft' }] },
  nextTranslation: { place: 'page', combos: [{ key: 'F8' }] },
  previousTranslation: { place: 'page', combos: [{ key: 'F8', shift: true }] },
  all: { place: 'page', combos: [{ key: 'a', held: 'command' }] },
  done: { place: 'text', combos: [{ key: 'Enter' }, { key: 'Enter', held: 'command' }] },
  leave: { place: 'text', combos: [{ key: 'Escape' }] },
  blockHere: { place: 'text', combos: [{ key: '/', shift: 'any' }] },
  /** Lexical's own, as a test holds. */
  bold: { place: 'text', combos: [{ key: 'b', held: 'command' }] },
  italic: { place: 'text', combos: [{ key: 'i', held: 'command' }] },
  link: { place: 'text', combos: [{ key: 'k', held: 'command' }] },
  take: { place: 'move', combos: [{ key: ' ' }, { key: 'Enter' }] },
  back: { place: 'move', combos: [{ key: 'ArrowUp' }, { key: 'ArrowLeft' }] },
  on: { place: 'move', combos: [{ key: 'ArrowDown' }, { key: 'ArrowRight' }] },
  stay: { place: 'move', combos: [{ key: 'Escape' }] },
} as const satisfies { readonly [name: string]: Shortcut }

export type ShortcutName = keyof typeof shortcuts

type Pressed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>

/** Whether a key does what the list says by that name. */
export function isPressed(event: Pressed, name: ShortcutName): boolean {
  return shortcuts[name].combos.some((combo: Combo) => isCombo(event, combo))
}

function isCombo(event: Pressed, { key, held, shift }: Combo): boolean {
  if (event.key !== key && event.key.toLowerCase() !== key) return false
  const isCommand = event.metaKey || event.ctrlKey
  if (held === 'control' ? !event.ctrlKey : isCommand !== (held === 'command')) return false
  if (event.altKey !== (held === 'alt')) return false
  return shift === 'any' || event.shiftKey === (shift === true)
}

/** The same keys as a library that moves things wants them named. */
export function codesOf(name: ShortcutName): string[] {
  return shortcuts[name].combos.map(({ key }) => (key === ' ' ? 'Space' : key))
}
