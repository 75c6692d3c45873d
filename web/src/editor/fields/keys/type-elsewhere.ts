import type { RichText } from '@blickfang/contract/content/rich-text.ts'
import { $getRoot } from 'lexical'
import { createFieldEditor, type FieldEditor, readValue } from '../lexical/create-field-editor.ts'
import type { Step } from './step.ts'
import { typeSteps } from './type-steps.ts'

interface TypeElsewhere extends FieldEditor {
  /** Number of letters before the caret; null for the text's end. */
  readonly offset: number | null
  readonly typed: readonly Step[]
}

/**
 * The text with what was typed into it, by an editor that nobody sees: the person has gone on, and nothing takes their caret.
 * Null where nothing of it was taken: then nothing is stored, as what is shown may be another language's words.
 */
export function typeElsewhere({ offset, typed, ...field }: TypeElsewhere): RichText | null {
  const { editor, dispose } = createFieldEditor(field)
  const before = JSON.stringify(readValue(editor))
  editor.update(() => $selectAt(offset), { discrete: true })
  typeSteps(editor, typed)
  const value = readValue(editor)
  dispose()
  return JSON.stringify(value) === before ? null : value
}

function $selectAt(offset: number | null): void {
  let before = 0
  for (const text of offset === null ? [] : $getRoot().getAllTextNodes()) {
    const inside = (offset ?? 0) - before
    before += text.getTextContentSize()
    if (inside <= text.getTextContentSize()) return void text.select(inside, inside)
  }
  $getRoot().selectEnd()
}
