import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { createShell, type ShellStore } from '../../session/shell.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { useDragGuard } from '../use-drag-guard.ts'
import { useFileDrops } from './use-file-drops.ts'

const picture = new File(['x'], 'laden.png', { type: 'image/png' })
let shell: ShellStore
let boardId: string
let ctaId: string
let cardId: string
let session: TestClient['session']

function Guard() {
  useDragGuard()
  return null
}

function Drops({ to }: { to: ShellStore }) {
  useFileDrops(session, to)
  return null
}

beforeEach(async () => {
  shell = createShell()
  session = new TestClient('Marta', new StandInServer(fixtureDocument(['imageBoard', 'cta']))).session
  const blocks = session.document.root.getState().blocks
  boardId = blocks[0] ?? ''
  ctaId = blocks[1] ?? ''
  cardId = session.document.groups.get(boardId)?.getState().children[0] ?? ''
  const root = openRoot()
  // The guard listens first, as it does when the tools are opened later.
  await act(async () =>
    root.render(
      <>
        <Guard />
        <Drops to={shell} />
      </>,
    ),
  )
})

function element(data: Record<string, string>, within?: Element): HTMLElement {
  const made = (within ?? document.body).appendChild(document.createElement('div'))
  Object.assign(made.dataset, data)
  return made
}

/** Drops or pastes something on an element; tells whether somebody has taken or refused it. */
async function happens(type: string, target: Element, what: object): Promise<boolean> {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), what)
  await act(async () => target.dispatchEvent(event))
  return event.defaultPrevented
}

const files = (...all: File[]) => ({ files: all, types: ['Files'] })

test('files on a board, and on the words of its cards, become cards of the board', async () => {
  const title = element({ field: 'title', fieldGroup: cardId, fieldKind: 'text' }, element({ groupId: cardId }))
  for (const target of [element({ groupId: boardId }), title]) {
    shell.setState({ dialog: null })
    expect(await happens('drop', target, { dataTransfer: files(picture) })).toBe(true)
    expect(shell.getState().dialog).toMatchObject({ type: 'bulk', boardId, files: [picture] })
  }
})

test('files on a picture take its place: dropped or pasted, all of them go to the library and one into the field', async () => {
  const image = element({ field: 'image', fieldGroup: cardId, fieldKind: 'media' })
  for (const [type, data] of [
    ['drop', { dataTransfer: files(picture, picture) }],
    ['paste', { clipboardData: files(picture, picture) }],
  ] as const) {
    shell.setState({ dialog: null })
    expect(await happens(type, image, data)).toBe(true)
    const { dialog } = shell.getState()
    expect(dialog).toMatchObject({ type: 'media', accept: 'image', files: [picture, picture] })
    const media = { id: '0198a6de-0000-7000-8000-000000000001' }
    await act(async () => dialog?.type === 'media' && dialog.onPick?.(media as never))
    expect(session.document.groups.get(cardId)?.getState().fields.image?.values.mediaId).toBe(media.id)
    session.undo()
    expect(session.document.groups.get(cardId)?.getState().fields.image?.values.mediaId).toBeUndefined()
  }
})

test('words are never taken for a picture that a program has put beside them, and an empty place takes its own', async () => {
  const title = element({ field: 'title', fieldGroup: cardId, fieldKind: 'text' })
  const words = { clipboardData: { files: [picture], types: ['text/plain', 'Files'] } }
  expect(await happens('paste', title, words)).toBe(false)
  const empty = element({ field: 'image', fieldGroup: cardId, fieldKind: 'media', empty: '' })
  expect(await happens('paste', empty, { clipboardData: files(picture) })).toBe(false)
  expect(shell.getState().dialog).toBeNull()
})

test('elsewhere files are kept out', async () => {
  expect(await happens('drop', element({ groupId: ctaId }), { dataTransfer: files(picture) })).toBe(true)
  expect(shell.getState().dialog).toBeNull()
})
