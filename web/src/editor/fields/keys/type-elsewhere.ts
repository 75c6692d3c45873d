import type { RichText } from '@blickfang/shared/content/rich-text.ts'
import { $getRoot, $getSelection, $isRangeSelection } from 'lexical'
import { createFieldEditor, type FieldEditor, readValue } from '../lexical/create-field-editor.ts'

interface TypeElsewhere extends FieldEditor {
  /** So many letters stand before the caret; null for its end. */
  readonly offset: number | null
  /** `\n` ends a line. */
  readonly typed: string
}

/**
 * The text with what was typed into it, by an editor that nobody sees: the person has gone on, and nothing takes their caret.
 * Null where it was not taken: then nothing is stored, as what is shown may be another language's words.
 */
export function typeElsewhere({ offset, typed, ...field }: TypeElsewhere): RichText | null {
  let isRefused = false
  const onRefused: FieldEditor['onRefused'] = (why) => {
    isRefused = true
    field.onRefused(why)
  }
  const { editor, dispose } = createFieldEditor({ ...field, onRefused })
  editor.update(
    () => {
      $selectAt(offset)
      for (const [at, line] of typed.split('\n').entries()) {
        const selection = $getSelection()
        if (!$isRangeSelection(selection)) return
        if (at > 0) selection.insertParagraph()
        if (line !== '') selection.insertText(line)
      }
    },
    { discrete: true },
  )
  const value = readValue(editor)
  dispose()
  return isRefused ? null : value
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
