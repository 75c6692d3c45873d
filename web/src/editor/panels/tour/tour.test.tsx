import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDialog } from '../../context/editor-context.tsx'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { steps } from './steps.ts'
import { Tour } from './tour.tsx'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams('toolbar=1'),
}))

const noted: string[] = []
beforeEach(() => {
  noted.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    noted.push(address.split('/').at(-1) ?? '')
    return Response.json({ success: true })
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
})

function Host() {
  const [dialog, openDialog] = useDialog()
  return dialog?.type === 'tour' && <Tour onClose={() => openDialog(null)} />
}

async function open(language: 'de' | 'fr' = 'de') {
  const opened = await openPart(<Host />, { source: fixtureDocument(['hero', 'cta']), language })
  await act(async () => opened.shell.setState({ dialog: { type: 'tour' } }))
  const card = () => document.querySelector<HTMLElement>('[role="dialog"]')
  await waitFor(() => expect(card()).not.toBeNull())
  const press = (name: string) =>
    act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click())
  return { ...opened, card, press }
}

test('each step is read by its own words, has the focus, and chooses a block where it is about one', async () => {
  const { session, shell, card, press } = await open()
  const [first] = session.document.root.getState().blocks
  const seen: (string | null)[] = []
  const chosen: (string | undefined)[] = []
  for (const [index] of steps.entries()) {
    const title = document.getElementById(card()?.getAttribute('aria-labelledby') ?? '')
    seen.push(title?.textContent ?? null)
    chosen.push(session.overlay.getState().selected?.groupId)
    expect([card()?.textContent?.startsWith(`Schritt ${index + 1} von 6`), document.activeElement]).toEqual([
      true,
      card(),
    ])
    await press(index === steps.length - 1 ? 'Fertig' : 'Weiter')
  }
  expect(new Set(seen).size).toBe(steps.length)
  expect(chosen).toEqual([undefined, first, first, undefined, undefined, undefined])
  expect([card(), shell.getState().dialog]).toEqual([null, null])
  await waitFor(() => expect(noted).toEqual(['tour']))
})

test('Escape ends it wherever the focus is, and nothing else hears of it', async () => {
  const { card } = await open('fr')
  expect(card()?.textContent).toContain('Étape 1 sur 6')
  const heard = vi.fn()
  document.addEventListener('keydown', heard, { once: true })
  await act(async () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
  )
  expect(card()).toBeNull()
  expect(heard).not.toHaveBeenCalled()
  await waitFor(() => expect(noted).toEqual(['tour']))
})

test('another window that opens ends the tour, which does not come again by itself', async () => {
  const { card, shell } = await open()
  await act(async () => shell.setState({ dialog: { type: 'keys' } }))
  expect(card()).toBeNull()
  await waitFor(() => expect(noted).toEqual(['tour']))
})
