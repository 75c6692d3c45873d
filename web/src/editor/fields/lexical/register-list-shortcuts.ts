import { $createListItemNode, $createListNode } from '@lexical/list'
import {
  $getNodeByKey,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  type LexicalEditor,
  TextNode,
} from 'lexical'

const marks = { '- ': 'bullet', '* ': 'bullet', '1. ': 'number' } as const

/** Makes a list of a paragraph that somebody begins with «- » or «1. »: at the space, not for what is pasted or undone. */
export function registerListShortcuts(editor: LexicalEditor): () => void {
  return editor.registerNodeTransform(TextNode, (node) => {
    const listType = listTypeOf(node.getTextContent())
    const paragraph = node.getParent()
    const selection = $getSelection()
    if (!listType || !$isParagraphNode(paragraph) || !paragraph.getFirstChild()?.is(node)) return
    if (!$isRangeSelection(selection) || !selection.isCollapsed() || !selection.anchor.getNode().is(node)) return
    const before = editor.getEditorState().read(() => $getNodeByKey(node.getKey())?.getTextContent())
    if (`${before} ` !== node.getTextContent()) return
    const item = $createListItemNode()
    paragraph.replace($createListNode(listType).append(item.append(...paragraph.getChildren())))
    node.remove()
    item.selectStart()
  })
}

function listTypeOf(text: string): 'bullet' | 'number' | undefined {
  return Object.hasOwn(marks, text) ? marks[text as keyof typeof marks] : undefined
}
