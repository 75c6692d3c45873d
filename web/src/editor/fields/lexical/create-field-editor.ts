import { type RichText, richTextSchema, toRichText } from '@blickfang/contract/content/rich-text.ts'
import { richTextClasses as css } from '@blickfang/views/site/rich-text.tsx'
import { ListItemNode, ListNode, registerList } from '@lexical/list'
import { HeadingNode, registerRichText } from '@lexical/rich-text'
import { createEditor, type EditorThemeClasses, type LexicalEditor, type SerializedEditorState } from 'lexical'
import fieldCss from '../fields.module.css'
import { LinkNode } from './link-node.ts'
import type { Loss } from './paste/loss.ts'
import { pastedBlocks } from './paste/pasted-blocks.ts'
import { namespace, registerPaste } from './paste/register-paste.ts'
import { registerBlockEnds } from './register-block-ends.ts'
import { type Misfit, registerLimits } from './register-limits.ts'
import { registerListShortcuts } from './register-list-shortcuts.ts'
import { registerWhitelist } from './register-whitelist.ts'
import { registerTextStates } from './text-states.ts'

/** The classes of the live page: what is typed looks as it will. */
const theme: EditorThemeClasses = {
  paragraph: css.paragraph ?? '',
  heading: {
    h1: css.h1 ?? '',
    h2: css.h2 ?? '',
    h3: css.h3 ?? '',
    h4: css.h3 ?? '',
    h5: css.h3 ?? '',
    h6: css.h3 ?? '',
  },
  list: { ul: css.list ?? '', ol: `${css.list} ${css.numbered}`, listitem: css.listItem ?? '' },
  link: css.link ?? '',
  text: { bold: css.bold ?? '', italic: fieldCss.italic ?? '' },
}

export interface FieldEditor {
  readonly value: RichText | null
  readonly maxLength: number
  /** A change was not taken. */
  readonly onRefused: (why: Misfit) => void
  /** A change was taken without marks, such as underline, that there are none of. */
  readonly onPlain: () => void
  /** Something was pasted without all that belonged to it. */
  readonly onLost: (lost: ReadonlySet<Loss>) => void
}

/** A Lexical editor for one field. Undo is the page's own, so Lexical's history stays out. */
export function createFieldEditor(field: FieldEditor): { editor: LexicalEditor; dispose: () => void } {
  const editor = createEditor({
    namespace,
    theme,
    nodes: [HeadingNode, ListNode, ListItemNode, LinkNode],
    html: { import: pastedBlocks },
    onError: (error) => {
      throw error
    },
  })
  showValue(editor, field.value)
  const stops = [
    registerRichText(editor),
    registerBlockEnds(editor),
    registerList(editor),
    registerTextStates(editor),
    registerWhitelist(editor, field.onPlain),
    registerListShortcuts(editor),
    registerPaste(editor, field),
    registerLimits(editor, field),
  ]
  return {
    editor,
    dispose: () => {
      editor.setRootElement(null)
      for (const stop of stops) stop()
    },
  }
}

/** Puts a stored value into the editor; nothing stored is an empty paragraph. */
function showValue(editor: LexicalEditor, value: RichText | null): void {
  const shown = value && value.root.children.length > 0 ? value : toRichText('')
  editor.setEditorState(editor.parseEditorState(shown as unknown as SerializedEditorState))
}

/** Reads the editor's text as it is stored; null while it holds what may not be stored, which is given back before it is shown. */
export function readValue(editor: LexicalEditor): RichText | null {
  return richTextSchema.safeParse(JSON.parse(JSON.stringify(editor.getEditorState().toJSON()))).data ?? null
}
