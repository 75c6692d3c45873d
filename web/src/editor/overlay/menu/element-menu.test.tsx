import { blockAnchor } from '@blickfang/contract/options/link/anchor.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { ElementMenu } from './element-menu.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))
vi.mock('../../shell/settings/use-settings.ts', () => ({ useSettings: () => null }))

/** A page's title with its menu open by a key; `close` takes the menu away, and the focus with it. */
async function openMenu() {
  const { session } = new TestClient('Marta', new StandInServer(fixtureDocument(['cta'])))
  const [groupId = ''] = session.document.groups.keys()
  const block = document.body.appendChild(document.createElement('section'))
  block.id = blockAnchor(groupId)
  const title = block.appendChild(document.createElement('button'))
  Object.assign(title.dataset, { fieldGroup: groupId, field: 'title' })
  const root = openRoot()
  const element = { groupId, field: 'title' }
  const render = (isOpen: boolean) =>
    act(async () =>
      root.render(
        <EditorWords>
          <EditorProvider session={session} shell={createShell()}>
            {isOpen && (
              <ElementMenu
                opened={{ element, at: { x: 0, y: 0 }, isByKey: true, anchor: null }}
                container={null}
                onClose={() => undefined}
              />
            )}
          </EditorProvider>
        </EditorWords>,
      ),
    )
  await render(true)
  await waitFor(() => expect(document.activeElement?.role).toBe('menuitem'))
  return { title, close: () => render(false) }
}

test('a menu that closes gives the focus back to what it was opened from', async () => {
  const { title, close } = await openMenu()
  await close()
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('whoever has gone on meanwhile keeps the focus, as in a menu that a second key has opened', async () => {
  const { close } = await openMenu()
  const next = document.body.appendChild(document.createElement('button'))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await close()
  next.focus()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(document.activeElement).toBe(next)
})
