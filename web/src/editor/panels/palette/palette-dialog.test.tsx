import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDialog } from '../../context/editor-context.tsx'
import { PublicationProvider } from '../../publication/publication.tsx'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { PaletteDialog } from './palette-dialog.tsx'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams('toolbar=1'),
}))

beforeEach(() => {
  // Nobody answers: what is known is enough to go on with.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

function Palette() {
  const [dialog, openDialog] = useDialog()
  return dialog?.type === 'palette' && <PaletteDialog onClose={() => openDialog(null)} />
}

async function open(language: 'de' | 'fr' = 'de') {
  const opened = await openPart(
    <PublicationProvider>
      <Palette />
    </PublicationProvider>,
    { source: fixtureDocument(['hero', 'imageBoard', 'cta']), language },
  )
  await act(async () => opened.shell.setState({ dialog: { type: 'palette' } }))
  const input = () => document.querySelector<HTMLInputElement>('[role="combobox"]')
  await waitFor(() => expect(input()).not.toBeNull())
  const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)
  const type = (words: string) =>
    act(async () => {
      const field = input()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const press = (key: string) =>
    act(async () => input()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
  return { ...opened, input, options, type, press }
}

test('a block of the page is found by its words, and Enter goes to it', async () => {
  const { session, shell, input, options, type, press } = await open()
  expect(document.activeElement).toBe(input())
  await type('dass Sie da')
  const [, , cta] = session.document.root.getState().blocks
  await waitFor(() => expect(options()[0]).toMatch(/^Seitenanfang/))
  await type('Text mit Knopf')
  await waitFor(() => expect(options()[0]).toMatch(/^Text mit Knopf/))
  await press('Enter')
  expect(session.overlay.getState().selected).toEqual({ groupId: cta, field: null })
  expect(shell.getState().dialog).toBeNull()
})

test('a section of the settings, a panel and what can be done are found by their names', async () => {
  const { shell, session, options, type, press } = await open()
  await type('kopfbereich')
  await waitFor(() => expect(options()).toHaveLength(1))
  await press('Enter')
  expect(shell.getState().settingsSection).toBe('header')
  await act(async () => shell.setState({ dialog: { type: 'palette' } }))
  await type('alles bearbeitbare')
  await waitFor(() => expect(options()).toEqual(['Alles Bearbeitbare zeigen']))
  await press('Enter')
  expect(session.overlay.getState().isSpotlit).toBe(true)
})

test.each([
  ['de', 'Nichts gefunden für «xyzzy».'],
  ['fr', 'Rien trouvé pour «\u00a0xyzzy\u00a0».'],
] as const)('what there is not is said (%s)', async (language, words) => {
  const { type } = await open(language)
  await type('xyzzy')
  await waitFor(() => expect(document.querySelector('[role="dialog"] [role="status"]')?.textContent).toBe(words))
})
