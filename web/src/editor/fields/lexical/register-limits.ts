import { plainText, richTextSchema } from '@blickfang/contract/content/rich-text.ts'
import { $restoreEditorState } from '@lexical/utils'
import {
  $addUpdateTag,
  $getRoot,
  $isElementNode,
  $onUpdate,
  COMMAND_PRIORITY_CRITICAL,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  PASTE_COMMAND,
  type PasteCommandType,
  RootNode,
} from 'lexical'
import { $isLinkNode } from './link-node.ts'

/** Why a change is not taken: more characters than the field holds, more parts than a text may have, parts that there are none of. */
export type Misfit = 'tooLong' | 'tooMuch' | 'unknown'

interface Limits {
  /** Most characters of the field. */
  readonly maxLength: number
  readonly onRefused: (why: Misfit) => void
}

/** Marks an update after which everything is as it was. */
export const refusedTag = 'refused'

/** Sizes below which no text is too much, whatever its parts say. Source: the largest size in content/rich-text.ts. */
const surelyFits = { weight: 300, characters: 10_000 }
/** A link's address is as long as a dozen other parts. */
const linkWeight = 12

/** Number of times a field's length from which a text is not worth a closer look: reading 500 kB takes seconds. */
const farTooMuch = 2

interface Size {
  weight: number
  characters: number
}

/** Takes back every change that would not fit into the field, whole and before it is shown; the caret stays where it was. */
export function registerLimits(editor: LexicalEditor, { maxLength, onRefused }: Limits): () => void {
  let fitting = editor.getEditorState()
  let before = fitting.read(() => $measure($getRoot()))
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const isHeap = lettersOf(event) > farTooMuch * maxLength
        if (isHeap) {
          event.preventDefault()
          onRefused('tooLong')
        }
        return isHeap
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    // The root's transform is the last one of an update.
    editor.registerNodeTransform(RootNode, () => {
      if (editor.isComposing()) return
      const size = $measure($getRoot())
      const isTyping = size.weight === before.weight
      const why = isTyping && isSmall(size, maxLength) ? null : $misfit(size, maxLength)
      if (!why || (why === 'tooLong' && size.characters <= before.characters)) {
        before = size
        return
      }
      $restoreEditorState(editor, fitting)
      $addUpdateTag(refusedTag)
      $onUpdate(() => onRefused(why))
    }),
    editor.registerUpdateListener(({ editorState }) => {
      if (!editor.isComposing()) fitting = editorState
    }),
  )
}

/** Letters and signs of what is pasted: spaces may go on the way, these never do. */
function lettersOf(event: PasteCommandType): number {
  const data = 'clipboardData' in event ? event.clipboardData : null
  return data?.getData('text/plain').replace(/\s/g, '').length ?? 0
}

function isSmall({ weight, characters }: Size, maxLength: number): boolean {
  return weight <= surelyFits.weight && characters <= Math.min(maxLength, surelyFits.characters)
}

function $misfit({ characters }: Size, maxLength: number): Misfit | null {
  if (characters > farTooMuch * maxLength) return 'tooLong'
  const parsed = richTextSchema.safeParse({ root: $export($getRoot()) })
  if (parsed.success) return plainText(parsed.data).length > maxLength ? 'tooLong' : null
  if (characters > maxLength) return 'tooLong'
  return parsed.error.issues.every(({ code }) => code === 'too_big' || code === 'custom') ? 'tooMuch' : 'unknown'
}

/** How long the text is, and at most how much there is to store beside its letters. */
function $measure(node: LexicalNode): Size {
  if (!$isElementNode(node)) return { weight: 1, characters: node.getTextContentSize() }
  const size = { weight: $isLinkNode(node) ? linkWeight : 1, characters: 0 }
  for (let child = node.getFirstChild(); child; child = child.getNextSibling()) {
    const inner = $measure(child)
    size.weight += inner.weight
    size.characters += inner.characters
  }
  return size
}

function $export(node: LexicalNode): object {
  const own = node.exportJSON()
  return $isElementNode(node) ? { ...own, children: node.getChildren().map($export) } : own
}
