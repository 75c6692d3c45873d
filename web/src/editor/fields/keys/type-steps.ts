import {
  $createRangeSelectionFromDom,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  CONTROL_OR_META,
  DELETE_CHARACTER_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  isExactShortcutMatch,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
  PASTE_COMMAND,
  type PasteCommandType,
} from 'lexical'
import { shortcuts } from '../../shell/keys/shortcuts.ts'
import { readSelection } from '../lexical/selection-state.ts'
import { isLetter } from './keep-keys.ts'
import { $moveUnseen, isOfCaret, motionOf } from './move-caret.ts'
import type { Pasted, Step } from './step.ts'

/** Does what was kept where the selection is, as if it were done now: no command of the document, which each engine takes in its own way. */
export function typeSteps(editor: LexicalEditor, steps: readonly Step[]): void {
  for (const step of steps) {
    if ('clipboard' in step) editor.dispatchCommand(PASTE_COMMAND, pasteOf(step))
    else if ('text' in step) editor.update(() => $insert(step.text), { discrete: true })
    else press(editor, step)
    // What was pasted is taken in a moment later.
    editor.update(() => {}, { discrete: true })
    // What follows is for the panel of the link's address, which has no place for letters yet.
    if ('key' in step && opensLink(editor, step)) return
  }
}

/** Does it where the caret is. */
export function typeHere(editor: LexicalEditor, steps: readonly Step[]): void {
  if (steps.length === 0) return
  takeSelection(editor)
  typeSteps(editor, steps)
}

/** Cmd+K or Ctrl+K: the address of the selected words, or of the link that the caret is in. */
export function isLinkKey(event: KeyboardEvent): boolean {
  return isExactShortcutMatch(event, shortcuts.link.combos[0].key, CONTROL_OR_META)
}

function opensLink(editor: LexicalEditor, event: KeyboardEvent): boolean {
  if (!isLinkKey(event) || !editor.getRootElement()) return false
  const { hasWords, link } = readSelection(editor)
  return hasWords || link !== null
}

/** The editor hears of the caret a moment later than it stands there. */
function takeSelection(editor: LexicalEditor): void {
  editor.update(
    () => {
      const here = $createRangeSelectionFromDom(window.getSelection(), editor)
      if (here) $setSelection(here)
    },
    { discrete: true },
  )
}

function press(editor: LexicalEditor, event: KeyboardEvent): void {
  // Lexical asks the browser where a caret goes, which knows only of what is on the page.
  const isUnseen = !editor.getRootElement() && isOfCaret(event)
  if (isUnseen || isLetter(event)) {
    editor.update(() => (isUnseen ? $moveUnseen(event) : $insert(event.key)), { discrete: true })
    return
  }
  const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event
  const again = new KeyboardEvent('keydown', { key, code, shiftKey, ctrlKey, altKey, metaKey, cancelable: true })
  editor.dispatchCommand(KEY_DOWN_COMMAND, again)
  editor.update(() => {}, { discrete: true })
  if (!again.defaultPrevented) leaveToBrowser(editor, event)
}

/** Does what Lexical leaves to the browser: ends of lines in Safari, Backspace on an iPhone, and where the caret goes. */
function leaveToBrowser(editor: LexicalEditor, event: KeyboardEvent): void {
  const { key, shiftKey } = event
  if (key === 'Enter')
    editor.dispatchCommand(shiftKey ? INSERT_LINE_BREAK_COMMAND : INSERT_PARAGRAPH_COMMAND, undefined as never)
  else if (key === 'Backspace') editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true)
  else if (isOfCaret(event)) moveInBrowser(editor, event)
}

function moveInBrowser(editor: LexicalEditor, event: KeyboardEvent): void {
  const { isBackward, by } = motionOf(event)
  // Which Firefox does not know.
  if (by === 'documentboundary') editor.update(() => $moveUnseen(event), { discrete: true })
  else {
    const alter = event.shiftKey ? 'extend' : 'move'
    window.getSelection()?.modify(alter, isBackward ? 'backward' : 'forward', by)
    takeSelection(editor)
  }
}

function $insert(words: string): void {
  const selection = $getSelection()
  if ($isRangeSelection(selection)) selection.insertText(words)
}

/** Firefox makes no event with a clipboard in it. */
function pasteOf({ clipboard }: Pasted): PasteCommandType {
  const clipboardData = {
    types: [...clipboard.keys()],
    getData: (type: string) => clipboard.get(type) ?? '',
    files: [],
    items: [],
  }
  return Object.assign(new Event('paste', { cancelable: true }), { clipboardData }) as unknown as ClipboardEvent
}
