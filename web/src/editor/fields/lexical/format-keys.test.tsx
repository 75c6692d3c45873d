import { $getRoot } from 'lexical'
import { expect, onTestFinished, test } from 'vitest'
import { shortcuts } from '../../shell/keys/shortcuts.ts'
import { fieldUnderTest } from './testing/field-under-test.ts'

test.each(['bold', 'italic'] as const)('the key that is told for «%s» does it', (name) => {
  const { editor, host, stored, paste, close } = fieldUnderTest()
  onTestFinished(close)
  paste('<p>Gläser</p>')
  editor.update(() => void $getRoot().select(0, $getRoot().getChildrenSize()), { discrete: true })
  const [{ key }] = shortcuts[name].combos
  host.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }))
  editor.update(() => undefined, { discrete: true })
  const mark = { bold: 1, italic: 2 }[name]
  expect(JSON.stringify(stored())).toContain(`"format":${mark}`)
})
