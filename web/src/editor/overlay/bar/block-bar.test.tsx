import { blockAnchor } from '@blickfang/contract/options/link/anchor.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useOverlay } from '../../context/editor-context.tsx'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { BlockBar } from './block-bar.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

function Bar() {
  const selected = useOverlay((overlay) => overlay.selected)
  return selected && <BlockBar key={selected.groupId} groupId={selected.groupId} />
}

beforeEach(() => {
  // Nothing is laid out here: all of it is taken to be in sight.
  Object.assign(Element.prototype, { checkVisibility: () => true })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 600, 200))
  vi.spyOn(window, 'scrollBy').mockReturnValue(undefined)
})

/** A page of three blocks, each with two buttons of its own, the second block chosen. */
async function open() {
  const before = document.body.appendChild(document.createElement('main'))
  const opened = await openPart(<Bar />, { source: fixtureDocument(['hero', 'cta', 'imageBoard']) })
  const { session } = opened
  const blocks = session.document.root.getState().blocks
  for (const id of blocks) {
    const section = before.appendChild(document.createElement('section'))
    section.id = blockAnchor(id)
    for (const name of ['a', 'b']) section.appendChild(document.createElement('button')).dataset.name = name
  }
  const [, cta = ''] = blocks
  await act(async () => session.overlay.send({ type: 'select', element: { groupId: cta, field: 'title' } }))
  const bar = () => document.querySelector<HTMLElement>('[role="toolbar"]')
  await waitFor(() => expect(bar()).not.toBeNull())
  const button = (name: string) => bar()?.querySelector<HTMLElement>(`[aria-label="${name}"]`) ?? null
  const order = () => session.document.root.getState().blocks
  const inBlock = (index: number, name: string) =>
    document.querySelector<HTMLElement>(`#${CSS.escape(blockAnchor(blocks[index] ?? ''))} [data-name="${name}"]`)
  return { ...opened, cta, bar, button, order, inBlock }
}

async function press(key: string, shiftKey = false): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
  await act(async () => {
    document.activeElement?.dispatchEvent(event)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  return event.defaultPrevented
}

test('the chosen block moves by its bar, one step a press, says its place, and its button keeps the focus at the end', async () => {
  const { button, order, cta, session } = await open()
  await act(async () => button('Nach unten')?.click())
  expect(order()[2]).toBe(cta)
  expect(document.querySelector('[role="toolbar"] [role="status"]')?.textContent).toBe('Text mit Knopf: Platz 3 von 3')
  expect(button('Nach unten')?.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button('Nach unten'))
  await act(async () => button('Nach unten')?.click())
  expect(order()[2]).toBe(cta)
  await act(async () => button('Nach oben')?.click())
  await act(async () => button('Nach oben')?.click())
  expect(order()[0]).toBe(cta)
  // Each press is a step of its own.
  await act(async () => void session.undo())
  expect(order()[1]).toBe(cta)
})

test('in the tab order the bar stands before its block', async () => {
  const { bar, inBlock, session, cta } = await open()
  inBlock(1, 'a')?.focus()
  await press('Tab', true)
  expect(bar()?.contains(document.activeElement)).toBe(true)
  expect(session.overlay.getState().selected).toEqual({ groupId: cta, field: null })
  await press('Tab')
  expect(document.activeElement).toBe(inBlock(1, 'a'))
  await press('Tab', true)
  await press('Tab', true)
  expect(document.activeElement).toBe(inBlock(0, 'b'))
  inBlock(1, 'b')?.focus()
  expect(await press('Tab', true)).toBe(false)
})

test('arrows lead along the bar, and Escape back into the block', async () => {
  const { button, inBlock } = await open()
  await act(async () => button('Nach oben')?.focus())
  await press('ArrowRight')
  expect(document.activeElement).toBe(button('Nach unten'))
  await press('End')
  await press('ArrowRight')
  expect(document.activeElement).toBe(document.querySelector('[role="toolbar"] button'))
  expect(await press('Escape')).toBe(true)
  expect(document.activeElement).toBe(inBlock(1, 'a'))
})

test('what was never live asks before it goes, a double click on the last press of a row removes nothing', async () => {
  const { button, shell, order, cta } = await open()
  const remove = button('Text mit Knopf entfernen')
  await act(async () => remove?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })))
  expect(shell.getState().dialog).toBeNull()
  await act(async () => remove?.click())
  const { dialog } = shell.getState()
  expect(dialog?.type).toBe('question')
  await act(async () => dialog?.type === 'question' && dialog.onConfirm())
  expect(order()).not.toContain(cta)
})

test('a card leads to its block', async () => {
  const { session, button } = await open()
  const [, , board = ''] = session.document.root.getState().blocks
  const [card = ''] = session.document.groups.get(board)?.getState().children ?? []
  await act(async () => session.overlay.send({ type: 'select', element: { groupId: card, field: null } }))
  await act(async () => document.querySelector<HTMLElement>('[role="toolbar"] [aria-label^="Ganzer Block"]')?.click())
  expect(session.overlay.getState().selected).toEqual({ groupId: board, field: null })
  expect(button('Nach unten')).not.toBeNull()
})
