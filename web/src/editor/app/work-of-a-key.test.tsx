import { act, Profiler } from 'react'
import type { Root } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { StoreApi } from 'zustand/vanilla'
import { EditorProvider } from '../context/editor-context.tsx'
import { ToolsContext } from '../fields/use-tools.ts'
import { EditorWords } from '../locales/words.tsx'
import { PageEvents } from '../overlay/pointing/page-events.ts'
import { createShell } from '../session/shell.ts'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { openRoot } from '../testing/open-root.ts'
import { StandInServer } from '../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../testing/test-client.ts'
import { EditPage } from './edit-page.tsx'
import { Tools } from './tools/tools.tsx'
import { loadViewsOf } from './views/block-views.ts'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined, refresh: () => undefined }),
  usePathname: () => '/de/edit',
  useSearchParams: () => new URLSearchParams('toolbar=1'),
}))

/** Counts of the editor's work: how often somebody is woken by a store, React draws, the page is measured or looked through. */
interface Work {
  woken: number
  drawn: number
  measured: number
  searched: number
}

/** Opens a page of so many blocks and does with its first title what a person does; says what each step cost. */
async function typeIn(root: Root, blocks: number): Promise<Readonly<Record<string, Work>>> {
  const names = Array.from({ length: blocks }, (_, index) => (index % 2 === 0 ? 'hero' : 'cta'))
  const source = fixtureDocument(names)
  await loadViewsOf(source.groups)
  const client = new TestClient('Marta', new StandInServer(source))
  const { session } = client
  await session.start()
  const shell = createShell()
  const work: Work = { woken: 0, drawn: 0, measured: 0, searched: 0 }
  const { document: page, overlay, history, sync, conflicts, frame } = session
  const { root: blocksOfPage, media, site, kept, navigation, settings } = page
  for (const store of [
    overlay,
    history,
    sync,
    conflicts,
    frame,
    shell,
    blocksOfPage,
    media,
    site,
    kept,
    navigation,
    settings,
  ])
    countWoken(store as StoreApi<unknown>, work)
  for (const store of page.groups.values()) countWoken(store as StoreApi<unknown>, work)
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(layOut)
  const search = vi.spyOn(document, 'querySelectorAll')
  const steps: Record<string, Work> = {}
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={shell}>
          <ToolsContext value>
            <Profiler id="editor" onRender={() => void work.drawn++}>
              <EditPage />
              <PageEvents />
              <Tools isOn onReady={() => undefined} />
            </Profiler>
          </ToolsContext>
        </EditorProvider>
      </EditorWords>,
    ),
  )
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  const step = async (name: string, run: () => void, ms: number) => {
    Object.assign(work, { woken: 0, drawn: 0 })
    measure.mockClear()
    search.mockClear()
    await act(async () => {
      run()
      await vi.advanceTimersByTimeAsync(ms)
      await settlePromises()
    })
    steps[name] = { ...work, measured: measure.mock.calls.length, searched: search.mock.calls.length }
  }
  const title = document.querySelector<HTMLElement>('[data-field="title"]')
  if (!title) throw new Error('There is no title')
  const key = () => {
    title.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    title.textContent += 'a'
    title.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a', inputType: 'insertText' }))
  }
  await step('caret', () => title.focus(), 1_500)
  await step('first key', key, 50)
  for (const name of ['second key', 'third key']) await step(name, key, 50)
  await step('pause', () => undefined, 600)
  await step('sent', () => client.passTime(), 1_000)
  await act(async () => root.render(null))
  return steps
}

function countWoken(store: StoreApi<unknown>, work: Work): void {
  const { subscribe } = store
  store.subscribe = (listener) =>
    subscribe((...states) => {
      work.woken++
      listener(...states)
    })
}

/** Blocks of 700 pixels, one below the other; all that lies in them is where they are. */
function layOut(this: Element): DOMRect {
  const block = this.closest('[data-editing] > *')
  const place = [...(block?.parentElement?.children ?? [])].indexOf(block as Element)
  return block ? new DOMRect(0, place * 700, 1_000, 700) : new DOMRect()
}

test('what a key costs, and what comes of it, does not grow with the page', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const root = openRoot()
  // Parts of the editor that come by themselves come the first time.
  await typeIn(root, 2)
  const [short, long] = [await typeIn(root, 3), await typeIn(root, 12)]
  const withoutPlaces = (steps: typeof short) =>
    Object.entries(steps).map(([name, { measured: _, ...rest }]) => [name, rest])
  expect(withoutPlaces(long)).toEqual(withoutPlaces(short))
  for (const [name, { measured }] of Object.entries(long)) {
    // Which blocks are in the window is found by halves, each time that something on the page may have moved.
    expect(measured, name).toBeLessThanOrEqual((short[name]?.measured ?? 0) + 5 * Math.log2(12 / 3))
  }
  const ofKeys = ['first key', 'second key', 'third key'].map((name) => long[name])
  expect(ofKeys.map((work) => [work?.measured, work?.searched])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  expect(ofKeys.slice(1).map((work) => [work?.woken, work?.drawn])).toEqual([
    [0, 0],
    [0, 0],
  ])
}, 120_000)
