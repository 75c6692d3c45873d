import { waitFor } from '@blickfang/testing/wait-for.ts'
import { DropdownMenu } from 'radix-ui'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { GroupItems } from './group-items.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))
vi.mock('../../shell/settings/use-settings.ts', () => ({ useSettings: () => null }))

/** The open menu of a page's one block. */
async function openMenuOf(block: string) {
  const { session } = new TestClient('Marta', new StandInServer(fixtureDocument([block])))
  const [groupId = ''] = session.document.groups.keys()
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <DropdownMenu.Root open modal={false}>
            <DropdownMenu.Content>
              <GroupItems groupId={groupId} />
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        </EditorProvider>
      </EditorWords>,
    ),
  )
  // The words of one item are a chunk of their own.
  await waitFor(() => expect(items().length).toBeGreaterThan(0))
  return () => act(async () => root.unmount())
}

const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
const item = (words: string) => items().find(({ textContent }) => textContent === words)

test('«Leistungsseiten» offers a service more, which is a page of that collection', async () => {
  const asked = vi.fn(async (..._: unknown[]) => new Response('{"success":false,"code":"FORBIDDEN"}', { status: 403 }))
  vi.stubGlobal('fetch', asked)
  await openMenuOf('servicesContainer')
  await waitFor(() => expect(item('Leistung hinzufügen')).toBeDefined())
  await act(async () => item('Leistung hinzufügen')?.click())
  const [address, init] = asked.mock.calls[0] as [string, RequestInit]
  expect(address).toBe('/api/v1/page/add')
  expect(JSON.parse(String(init.body))).toMatchObject({
    collectionName: 'service',
    initialMeta: { name: 'Leistung' },
    lang: 'de',
  })
})

test('a board offers a card of its own, and a block of words neither', async () => {
  const close = await openMenuOf('imageBoard')
  expect(items().filter(({ textContent }) => textContent?.endsWith(' hinzufügen'))).toHaveLength(1)
  await close()
  await openMenuOf('cta')
  expect(items().filter(({ textContent }) => textContent?.endsWith(' hinzufügen'))).toEqual([])
})

test('what stands beside each other is reached by left and right too, and nothing lies beyond its ends', async () => {
  await openMenuOf('imageBoard')
  const names = () => items().map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(names()).toEqual(expect.arrayContaining(['Duplizieren', 'Kopieren', 'Ausschneiden', 'Entfernen']))
  const press = (key: string) =>
    act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  await act(async () => item('Duplizieren')?.focus())
  await press('ArrowRight')
  expect(document.activeElement).toBe(item('Kopieren'))
  await press('ArrowRight')
  await press('ArrowRight')
  expect(document.activeElement).toBe(item('Ausschneiden'))
  await press('ArrowLeft')
  expect(document.activeElement).toBe(item('Kopieren'))
})
