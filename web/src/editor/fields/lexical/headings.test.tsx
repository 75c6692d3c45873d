import { headingNodeSchema } from '@blickfang/contract/content/rich-text.ts'
import { $getRoot } from 'lexical'
import { expect, test } from 'vitest'
import { $hierarchyOf } from './blocks.ts'
import { createFieldEditor, readValue } from './create-field-editor.ts'

test.each(['h4', 'h5', 'h6'] as const)('a heading %s stays one when its words are touched', (tag) => {
  const text = { type: 'text', text: 'Gläser' }
  const heading = headingNodeSchema.parse({ type: 'heading', tag, children: [text] })
  const root = {
    type: 'root' as const,
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [heading],
  }
  const { editor, dispose } = createFieldEditor({
    value: { root },
    maxLength: 1000,
    onRefused: () => undefined,
    onPlain: () => undefined,
    onLost: () => undefined,
  })
  editor.update(() => $getRoot().getLastDescendant()?.getParentOrThrow().selectEnd().insertText(' nach Mass'), {
    discrete: true,
  })
  expect(readValue(editor)?.root.children).toMatchObject([
    { type: 'heading', tag, children: [{ text: 'Gläser nach Mass' }] },
  ])
  expect(editor.read(() => $hierarchyOf($getRoot().getFirstDescendant() ?? $getRoot()))).toBe(tag)
  dispose()
})
