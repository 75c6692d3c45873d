import { act, type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import '@blickfang/testing/mount.tsx'
import { defineIsland, PlainIslands } from './define-island.tsx'
import { hydrateIsland } from './hydrate-island.tsx'
import { ContextShare, createSharedContext, shareWithPage, useShared } from './shared-context.tsx'
import { Slot, type Slotted } from './slot.tsx'

const Depth = createSharedContext(0)

interface BoxProps {
  word: string
  isTold?: boolean
  children: Slotted
  later?: Slotted
}

/** Shows its content in one of two places, and what is late once it was pressed. */
function Box({ word, children, later }: BoxProps) {
  const [isMoved, setMoved] = useState(false)
  const content = <Slot as="ul" key={String(isMoved)} className="content" content={children} />
  return (
    <Depth value={useShared(Depth) + 1}>
      <button type="button" onClick={() => setMoved(!isMoved)}>
        {word} {useShared(Depth)}
      </button>
      {isMoved ? <section>{content}</section> : content}
      {isMoved && <Slot as="span" content={later} />}
    </Depth>
  )
}

const BoxIsland = defineIsland<BoxProps>(
  { name: 'box', slots: ['children', 'later'], late: ['later'] },
  async () => Box,
)
const Broken = () => {
  if (typeof place === 'object') throw new Error('broken')
  return <p>as the server made it</p>
}
const BrokenIsland = defineIsland<object>({ name: 'broken' }, async () => Broken)

let place: HTMLElement | undefined
const onAwake = vi.fn()
const onFailed = vi.fn()
await Promise.all([BoxIsland.load(), BrokenIsland.load()])

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const press = (selector: string) => act(async () => find(selector).click())

async function open(page: ReactNode, onPlaced: (part: HTMLElement, share: ContextShare) => void = () => {}) {
  document.body.innerHTML = renderToString(page)
  place = find('[data-island]')
  await hydrate({ share: null, onPlaced })
}

async function hydrate(around: Pick<Parameters<typeof hydrateIsland>[0], 'share' | 'onPlaced'>) {
  const Loaded = await loadAny()
  await act(async () => hydrateIsland({ place: place as HTMLElement, Loaded, onAwake, onFailed, ...around }))
}

async function loadAny() {
  const island = place?.dataset.island === 'box' ? BoxIsland : BrokenIsland
  return (await island.load()) as (props: object) => ReactNode
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  place = undefined
  vi.restoreAllMocks()
  vi.clearAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const page = (
  <BoxIsland word="Eins" later={<i>später</i>}>
    <li>Karte</li>
  </BoxIsland>
)

test('an island takes over the server’s markup, and leaves its content to the nodes that stand there', async () => {
  document.body.innerHTML = renderToString(page)
  expect(find('[data-island] .content').innerHTML).toBe('<li>Karte</li>')
  await open(page)
  const card = find('li')
  await press('button')
  expect(find('section > .content > li')).toBe(card)
  await press('button')
  expect(find('[data-island] > .content > li')).toBe(card)
  expect(console.error).not.toHaveBeenCalled()
})

test('what is shown later waits hidden, and comes when it is asked for', async () => {
  await open(page)
  expect(document.body.textContent).not.toContain('später')
  await press('button')
  expect(find('span i').textContent).toBe('später')
})

test('its data lie beside the markup, without the content', async () => {
  await open(page)
  expect(JSON.parse(place?.dataset.props ?? '')).toEqual({
    word: 'Eins',
    later: { $slot: 'later' },
    children: { $slot: 'children' },
  })
})

test('an island within another one wakes with what the outer one shares, now and after it has changed', async () => {
  const inner = (
    <BoxIsland word="Zwei">
      <li>Karte</li>
    </BoxIsland>
  )
  const woken = vi.fn()
  await open(<BoxIsland word="Eins">{inner}</BoxIsland>, woken)
  const [part, share] = woken.mock.calls[0] ?? []
  place = part.querySelector('[data-island]')
  await hydrate({ share, onPlaced: woken })
  const words = () => [...document.querySelectorAll('button')].map((button) => button.textContent)
  expect(words()).toEqual(['Eins 0', 'Zwei 1'])
  await act(async () => shareWithPage(Depth, 4))
  expect(words()).toEqual(['Eins 4', 'Zwei 5'])
})

test('an island says when it is awake', async () => {
  await open(page)
  expect([onAwake.mock.calls.length, onFailed.mock.calls.length]).toEqual([1, 0])
})

test('an island that fails leaves the markup as the server made it, and says so', async () => {
  await open(<BrokenIsland />)
  expect(document.body.textContent).toBe('as the server made it')
  expect([onAwake.mock.calls.length, onFailed.mock.calls.length]).toEqual([0, 1])
})

test('in edit mode it is a component like any other', () => {
  expect(renderToString(<PlainIslands value>{page}</PlainIslands>)).not.toContain('data-island')
})

test('what the page knew before an island woke does not contradict the server’s markup, and comes right after', async () => {
  shareWithPage(Depth, 4)
  await open(page)
  expect(find('button').textContent).toBe('Eins 4')
  expect(console.error).not.toHaveBeenCalled()
})
