import { blockAnchor } from '@blickfang/contract/options/link/anchor.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { BlockGrip } from './block-grip.tsx'

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  Object.assign(document, { elementFromPoint: () => null })
  vi.stubGlobal('PointerEvent', class extends MouseEvent {})
})

/** The grip of the first of three blocks, which stand one below the other, 200 px each. */
async function open(language: 'de' | 'fr' = 'de') {
  const source = fixtureDocument(['hero', 'cta', 'imageBoard'])
  const [id = ''] = source.groups.filter(({ parentId }) => parentId === null).map((group) => group.id)
  const opened = await openPart(<BlockGrip groupId={id} hasFocus={false} />, { source, language })
  const order = () => opened.session.document.root.getState().blocks
  for (const [index, block] of order().entries()) {
    const section = document.body.appendChild(document.createElement('section'))
    section.id = blockAnchor(block)
    section.getBoundingClientRect = () => new DOMRect(0, index * 200, 800, 200)
  }
  const before = order()
  const grip = () => document.querySelector<HTMLElement>('[aria-roledescription]')
  await waitFor(() => expect(grip()).not.toBeNull())
  const said = () => document.querySelector('[role="status"]')?.textContent
  return { ...opened, before, order, grip, said }
}

const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)))

async function press(target: Element | null, code: string) {
  await act(async () =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true })),
  )
  // The library listens from the next task on.
  await settled()
}

test('by key a block is taken up, led down and put, said at each step, and is one step of undo', async () => {
  const { session, grip, order, before, said, server } = await open()
  const [hero = '', cta = '', board = ''] = before
  await act(async () => grip()?.focus())
  await press(grip(), 'Space')
  await waitFor(() => expect(said()).toBe('Seitenanfang ist aufgenommen: Platz 1 von 3 in «Seite».'))
  await press(document.body, 'ArrowDown')
  await press(document.body, 'ArrowRight')
  await waitFor(() => expect(said()).toBe('Seitenanfang: Platz 3 von 3 in «Seite».'))
  expect(order()).toEqual([hero, cta, board])
  await press(document.body, 'Space')
  await waitFor(() => expect(order()).toEqual([cta, board, hero]))
  await session.flush()
  expect(server.value(`group:${hero}:order`)).toBe(session.document.groups.get(hero)?.getState().values.order)
  await act(async () => void session.undo())
  expect(order()).toEqual(before)
  expect(session.history.getState().canUndo).toBe(false)
})

test('Escape leaves everything as it was, and closes nothing else', async () => {
  const { grip, order, before, said, session } = await open('fr')
  const closes = vi.fn()
  const listen = (event: KeyboardEvent) => !event.defaultPrevented && event.key === 'Escape' && closes()
  window.addEventListener('keydown', listen)
  await act(async () => grip()?.focus())
  await press(grip(), 'Space')
  await press(document.body, 'ArrowDown')
  await act(async () =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape', bubbles: true, cancelable: true }),
    ),
  )
  await waitFor(() => expect(said()).toContain('reste à la position 1 sur 3'))
  expect(closes).not.toHaveBeenCalled()
  window.removeEventListener('keydown', listen)
  expect(order()).toEqual(before)
  expect(session.history.getState().canUndo).toBe(false)
})

async function point(type: string, target: EventTarget | null, x: number, y: number) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0 })
  Object.assign(event, { isPrimary: true })
  await act(async () => target?.dispatchEvent(event))
  await settled()
}

test('by pointer it goes to the edge that the line shows, and beside the page nowhere', async () => {
  const { grip, order, before, said } = await open()
  const [hero, cta, board] = before
  const drag = async (x: number, y: number) => {
    await point('pointerenter', grip(), 10, 10)
    await point('pointerdown', grip(), 10, 10)
    await point('pointermove', document, 10, 40)
    await point('pointermove', document, x, y)
  }
  await drag(200, 390)
  const line = () => document.querySelector<HTMLElement>('[data-drop-line]')
  await waitFor(() => expect(line()?.style.transform).toBe('translate(0px, 400px)'))
  expect(line()?.hidden).toBe(false)
  await point('pointerup', document, 200, 390)
  await waitFor(() => expect(order()).toEqual([cta, hero, board]))
  await drag(200, 900)
  await waitFor(() => expect(said()).toBe('Hier kann Seitenanfang nicht abgelegt werden.'))
  await point('pointerup', document, 200, 900)
  await settled()
  expect(order()).toEqual([cta, hero, board])
})
