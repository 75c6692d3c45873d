import {
  $createRangeSelectionFromDom,
  $getSelection,
  $isRangeSelection,
  $selectAll,
  $setSelection,
  type LexicalEditor,
} from 'lexical'
import { backspace, selectAll, stepsOf } from './keep-keys.ts'

/** Types what was kept where the selection is, within an update. */
export function $typeSteps(typed: string): void {
  for (const step of stepsOf(typed)) {
    const selection = step === selectAll ? $selectAll() : $getSelection()
    if (!$isRangeSelection(selection)) return
    if (step === '\n') selection.insertParagraph()
    else if (step === backspace) selection.removeText()
    else if (step !== selectAll) selection.insertText(step)
  }
}

/** Types it where the caret is, as if it were typed now: no command of the document, which each engine takes in its own way. */
export function typeHere(editor: LexicalEditor, typed: string): void {
  if (typed === '') return
  editor.update(
    () => {
      // The editor hears of the caret a moment later than it stands there.
      const here = $createRangeSelectionFromDom(window.getSelection(), editor)
      if (here) $setSelection(here)
      $typeSteps(typed)
    },
    { discrete: true },
  )
}
