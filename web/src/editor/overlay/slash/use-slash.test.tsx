import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { expect, test, vi } from 'vitest'
import { addGroup } from '../../commands/add-group.ts'
import { setContent } from '../../commands/set-content.ts'
import { useEditor, useShell } from '../../context/editor-context.tsx'
import { tellKept } from '../../fields/keys/kept-sign.ts'
import { readValue } from '../../model/read-value.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { useSlash } from './use-slash.ts'

function Slashes() {
  useSlash(useEditor(), useShell())
  return <p data-field-id="lead" />
}

async function typed(data: string, words = '', more: Partial<InputEvent> = {}) {
  const opened = await openPart(<Slashes />, { source: fixtureDocument(['hero']) })
  const [block = ''] = opened.session.document.root.getState().blocks
  const host = document.querySelector('[data-field-id]') as HTMLElement
  host.dataset.fieldGroup = block
  host.textContent = words
  const event = new Event('beforeinput', { bubbles: true })
  host.dispatchEvent(Object.assign(event, { inputType: 'insertText', data, isComposing: false, ...more }))
  host.textContent += data
  return { ...opened, block }
}

test('a «/» in an empty text asks for a block behind its own', async () => {
  const { shell, block } = await typed('/')
  const dialog = { type: 'addBlock', position: { after: block }, asked: 'lead' }
  await waitFor(() => expect(shell.getState().dialog).toEqual(dialog))
})

test.each([
  ['the last of what was typed before the text’s editor had come', '/', true],
  ['of more words', 'und/', false],
])('a «/» that was kept asks too where it stands alone: %s', async (_, words, asks) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { shell } = await typed('', words)
  tellKept(document.querySelector('[data-field-id]'), new KeyboardEvent('keydown', { key: '/' }))
  vi.runAllTimers()
  vi.useRealTimers()
  expect(shell.getState().dialog?.type).toBe(asks ? 'addBlock' : undefined)
})

test.each([
  { why: 'behind words', words: 'und', data: '/' },
  { why: 'another sign', words: '', data: '7' },
  { why: 'as a part of what is composed', words: '', data: '/', more: { isComposing: true } },
  { why: 'pasted', words: '', data: '/', more: { inputType: 'insertFromPaste' } },
])('it is a sign as any other: $why', async ({ data, words, more }) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { shell } = await typed(data, words, more)
  vi.runAllTimers()
  vi.useRealTimers()
  expect(shell.getState().dialog).toBeNull()
})

test('with the block the sign goes, and both come back by one step of undo', async () => {
  const { session } = await openPart(<Slashes />, { source: fixtureDocument(['hero']) })
  const { document: page } = session
  const [block = ''] = page.root.getState().blocks
  const [fieldId = ''] = page.places.keys()
  const words = () => JSON.stringify(readValue(page, { itemType: 'field', id: fieldId }, contentKey(page.locale)))
  const before = words()
  session.run(setContent, { fieldId, content: { text: '/' } })
  const asked = words()
  session.run(addGroup, { name: 'cta', position: { after: block }, emptied: fieldId })
  expect([page.root.getState().blocks.length, words()].join()).not.toContain('/')
  session.undo()
  expect([page.root.getState().blocks, words()]).toEqual([[block], asked])
  session.undo()
  expect(words()).toBe(before)
})
