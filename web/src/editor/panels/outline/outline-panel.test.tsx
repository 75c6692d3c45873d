import { blockAnchor } from '@blickfang/contract/options/link/anchor.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { archiveGroup } from '../../commands/remove-group.ts'
import { setContent } from '../../commands/set-content.ts'
import { setGroupLanguages } from '../../commands/set-visibility.ts'
import { useOverlay } from '../../context/editor-context.tsx'
import { BlockBar } from '../../overlay/bar/block-bar.tsx'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { OutlinePanel } from './outline-panel.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: vi.fn(), checkVisibility: () => true })
})

function Bar() {
  const selected = useOverlay((overlay) => overlay.selected)
  return selected && <BlockBar key={selected.groupId} groupId={selected.groupId} />
}

async function open(language: 'de' | 'fr' = 'de') {
  const onClose = vi.fn()
  const opened = await openPart(
    <>
      <OutlinePanel title="Aufbau der Seite" onClose={onClose} />
      <Bar />
    </>,
    { source: fixtureDocument(['hero', 'imageBoard', 'cta']), language },
  )
  const { session } = opened
  for (const id of session.document.root.getState().blocks) {
    const section = document.body.appendChild(document.createElement('section'))
    section.id = blockAnchor(id)
    section.dataset.groupId = id
  }
  const rows = () =>
    [...document.querySelectorAll<HTMLElement>('li')].map((row) =>
      row.querySelector<HTMLElement>('button:not([aria-roledescription])'),
    )
  const words = () => rows().map((row) => row?.textContent)
  await waitFor(() => expect(rows()).toHaveLength(3))
  return { ...opened, onClose, rows, words }
}

test('the outline names each block with its first words, follows them, and says where it stands', async () => {
  const { session, words } = await open()
  const [hero = '', board = ''] = session.document.root.getState().blocks
  expect(words()[1]).toMatch(/^Bild.*3 Karten/)
  const title = session.document.groups.get(hero)?.getState().fields.title
  await act(
    async () => void session.run(setContent, { fieldId: title?.id ?? '', content: { text: 'Gläser  nach\nMass' } }),
  )
  expect(words()[0]).toBe('Seitenanfang Gläser nach Mass')
  await act(async () => void session.run(archiveGroup, { groupId: board, archived: true }))
  expect(document.querySelectorAll('li')[1]?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
    'Archiviert',
  )
  await act(async () => void session.run(setGroupLanguages, { groupId: board, disallowed: ['de'] }))
  expect(document.querySelector('[aria-label="Auf Deutsch nicht gezeigt"]')).not.toBeNull()
})

test('a press goes to the block and leaves the outline open; on a phone it makes way', async () => {
  const { session, rows, onClose } = await open()
  const [, , cta = ''] = session.document.root.getState().blocks
  await act(async () => rows()[2]?.click())
  expect(session.overlay.getState().selected).toEqual({ groupId: cta, field: null })
  expect(document.getElementById(blockAnchor(cta))?.scrollIntoView).toHaveBeenCalled()
  await waitFor(() => expect(document.activeElement?.closest('[data-block-bar]')).not.toBeNull())
  expect(rows()[2]?.getAttribute('aria-current')).toBe('true')
  expect(onClose).not.toHaveBeenCalled()
  vi.stubGlobal('innerWidth', 390)
  await act(async () => rows()[0]?.click())
  expect(onClose).toHaveBeenCalledOnce()
})

test('its buttons order the page, each press one step, in French as well', async () => {
  const { session } = await open('fr')
  const [hero, board, cta] = session.document.root.getState().blocks
  const down = document.querySelector<HTMLElement>('li [aria-label$=" vers le bas"]')
  await act(async () => down?.click())
  expect(session.document.root.getState().blocks).toEqual([board, hero, cta])
  await act(async () => void session.undo())
  expect(session.document.root.getState().blocks).toEqual([hero, board, cta])
})
