import { isMac } from '../../shell/shortcut.ts'
import { keepInput } from './keep-input.ts'
import type { Step } from './step.ts'

/** Keys that were typed on an element whose editor is still on its way. */
export interface KeptKeys {
  /** Waits for the end of a letter or word that is being composed. */
  readonly settled: () => Promise<void>
  /** Ends the keeping, and gives what was typed until then. */
  readonly end: () => readonly Step[]
}

/** Keys without a letter. */
const named = new Set([
  'Enter',
  'Backspace',
  'Delete',
  'Home',
  'End',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
])
/** All, bold, italic, underlined, a link. */
const withCommand = isMac ? /^meta [abiuk]$/ : /^ctrl [abiuk]$/
const selectAll = isMac ? 'meta a' : 'ctrl a'
const cut = isMac ? 'meta x' : 'ctrl x'
/** Keys of a Mac: a new line behind the caret, delete backwards, forwards and to the end of the line. */
const withControl = isMac ? /^ctrl [ohdk]$/ : null

/**
 * Keeps every key that the editor of a text answers to, what is pasted, and what is typed without a key. Escape leaves the element, as it leaves its editor;
 * every other key does what it does: undo and redo are the page's, as they are while one writes.
 */
export function keepKeys(host: HTMLElement): KeptKeys {
  let steps: readonly Step[] = []
  const keep = (step: Step) => {
    steps = [...steps, step]
  }
  const take = (event: KeyboardEvent): boolean => {
    // Safari tells of the key that ends a composition after its end, by this number.
    if (event.isComposing || event.keyCode === 229) return false
    const selection = host.ownerDocument.getSelection()
    if (event.key === 'Escape') host.blur()
    else if (chordOf(event) === cut && !selection?.isCollapsed) {
      host.ownerDocument.execCommand('copy')
      keep(new KeyboardEvent('keydown', { key: 'Delete', code: 'Delete' }))
    } else if (isOfText(event)) keep(event)
    else return false
    // Shown at once, and the browser's own to copy.
    if (chordOf(event) === selectAll) selection?.selectAllChildren(host)
    return true
  }
  const listening = new AbortController()
  const onKey = (event: KeyboardEvent) => {
    if (!take(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPaste = (event: ClipboardEvent) => {
    const data = event.clipboardData
    if (!data) return
    event.preventDefault()
    keep({ clipboard: new Map([...data.types].map((type) => [type, data.getData(type)])) })
  }
  host.addEventListener('keydown', onKey, { signal: listening.signal })
  host.addEventListener('paste', onPaste, { signal: listening.signal })
  // Safari brings what is pasted where nobody can type only to who asks for it.
  host.addEventListener('beforepaste', (event) => event.preventDefault(), { signal: listening.signal })
  const input = keepInput(host, keep, listening.signal)
  return {
    settled: input.settled,
    end: () => {
      input.end()
      listening.abort()
      return steps
    },
  }
}

function isOfText(event: KeyboardEvent): boolean {
  // With Alt the menu of the block opens, and but on a Mac the browser goes back.
  if (named.has(event.key)) return isMac ? !(event.key === 'Enter' && event.altKey) : !event.altKey && !event.metaKey
  return isLetter(event) || withCommand.test(chordOf(event)) || withControl?.test(chordOf(event)) === true
}

/** Letters such as @ are typed with Ctrl and Alt on some keyboards, and with Alt on a Mac. */
export function isLetter(event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey || event.metaKey || (event.altKey && !isMac)
  return [...event.key].length === 1 && (!isCommand || event.getModifierState('AltGraph'))
}

/** Modifiers and letter of a key, where there is one: `ctrl b`. */
function chordOf(event: KeyboardEvent): string {
  const held = [event.ctrlKey && 'ctrl', event.metaKey && 'meta', event.altKey && 'alt', event.shiftKey && 'shift']
  return [...held.filter(Boolean), letterOf(event)].join(' ')
}

/** On keyboards without Latin letters, the one that would lie there. */
function letterOf({ key, code }: KeyboardEvent): string {
  const isOther = key.length === 1 && key > '\u007f'
  return (isOther ? code.replace(/^Key/, '') : key).toLowerCase()
}
