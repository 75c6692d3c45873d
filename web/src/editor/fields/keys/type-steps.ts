import {
  $createRangeSelectionFromDom,
  $getSelection,
  $isRangeSelection,
  $selectAll,
  $setSelection,
  type LexicalEditor,
  PASTE_COMMAND,
  type PasteCommandType,
} from 'lexical'
import { backspace, type Pasted, type Step, selectAll } from './keep-keys.ts'

/** Does what was kept where the selection is, as if it were done now: no command of the document, which each engine takes in its own way. */
export function typeSteps(editor: LexicalEditor, steps: readonly Step[]): void {
  for (const step of steps) {
    if (typeof step === 'string') editor.update(() => $type(step), { discrete: true })
    else editor.dispatchCommand(PASTE_COMMAND, pasteOf(step))
  }
  // What was pasted is taken in a moment later.
  editor.update(() => {}, { discrete: true })
}

/** Does it where the caret is. */
export function typeHere(editor: LexicalEditor, steps: readonly Step[]): void {
  if (steps.length === 0) return
  editor.update(
    () => {
      // The editor hears of the caret a moment later than it stands there.
      const here = $createRangeSelectionFromDom(window.getSelection(), editor)
      if (here) $setSelection(here)
    },
    { discrete: true },
  )
  typeSteps(editor, steps)
}

function $type(step: string): void {
  const selection = step === selectAll ? $selectAll() : $getSelection()
  if (!$isRangeSelection(selection)) return
  if (step === '\n') selection.insertParagraph()
  else if (step === backspace) selection.removeText()
  else if (step !== selectAll) selection.insertText(step)
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
