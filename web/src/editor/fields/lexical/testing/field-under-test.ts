import type { BlockNode, InlineNode, RichText } from '@blickfang/contract/content/rich-text.ts'
import { $getRoot, PASTE_COMMAND } from 'lexical'
import { createFieldEditor, readValue } from '../create-field-editor.ts'

interface Given {
  readonly value?: RichText | null
  readonly maxLength?: number
}

/** A field's editor on a page, with what it said. */
export function fieldUnderTest({ value = null, maxLength = 50_000 }: Given = {}) {
  const said: string[] = []
  const { editor, dispose } = createFieldEditor({
    value,
    maxLength,
    onRefused: (why) => said.push(why),
    onPlain: () => said.push('plain'),
    onLost: (lost) => said.push(...lost),
  })
  // Beside the document: the test's own selection of it comes late and then overrules the editor's.
  const host = document.createElement('div')
  host.contentEditable = 'true'
  editor.setRootElement(host)
  editor.update(() => void $getRoot().selectEnd(), { discrete: true })
  const pasteData = (clipboardData: DataTransfer) => {
    editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }))
    editor.update(() => undefined, { discrete: true })
  }
  return {
    editor,
    host,
    said,
    pasteData,
    paste(html: string, text = '') {
      const data = new DataTransfer()
      if (html) data.setData('text/html', html)
      if (text) data.setData('text/plain', text)
      pasteData(data)
    },
    /** Reads the text as it would be stored; throws when that is nothing the site can show. */
    stored(): RichText {
      const read = readValue(editor)
      if (!read) throw new Error(`cannot be stored: ${JSON.stringify(editor.getEditorState())}`)
      return read
    },
    close: dispose,
  }
}

/** Each block as its element and words: `ul eins|zwei`, a line break as ⏎. */
export function outlineOf({ root }: RichText): string[] {
  return root.children.map((block) => `${tagOf(block)} ${wordsOf(block)}`)
}

function tagOf(block: BlockNode): string {
  if (block.type === 'list') return block.listType === 'number' ? 'ol' : 'ul'
  return block.type === 'heading' ? block.tag : 'p'
}

function wordsOf(block: BlockNode): string {
  return block.type === 'list'
    ? block.children.map(({ children }) => inline(children)).join('|')
    : inline(block.children)
}

function inline(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'link' ? inline(node.children) : '⏎'))
    .join('')
    .replaceAll('\u00a0', ' ')
}
