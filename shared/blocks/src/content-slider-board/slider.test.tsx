import { click, mount } from '@blickfang/testing/mount.tsx'
import { renderBlock } from '@blickfang/testing/render-block.tsx'
import { DrawerContext } from '@blickfang/views/site/visitor/drawer-context.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Slider } from './slider.tsx'

const words = {
  cards: 'Karten',
  places: [1, 2, 3].map((number) => `Karte ${number} von 3`),
  previous: 'Vorherige Karte',
  next: 'Nächste Karte',
}

let see: (part: number) => Promise<void>
let unmount = () => {}

beforeEach(() => {
  const watchers: ((part: number) => void)[] = []
  see = (part) =>
    act(async () => {
      for (const tell of watchers) tell(part)
    })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
        watchers.push((part) => tell([{ intersectionRatio: part }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  HTMLElement.prototype.setPointerCapture = () => {}
})
afterEach(() => {
  unmount()
  localStorage.clear()
  window.dataLayer = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open({ hasLock = false, isInside = false } = {}) {
  const slider = (
    <Slider id="s1" pageId="p1" isStill={false} hasProgress hasLock={hasLock} words={words}>
      <li>Eins</li>
      <li>Zwei</li>
      <li>Drei</li>
    </Slider>
  )
  const drawer = <DrawerContext value={{ isOpen: true }}>{slider}</DrawerContext>
  const mounted = await mount(
    <div data-scroller="" style={{ overflowY: 'auto' }}>
      {isInside ? drawer : slider}
    </div>,
  )
  unmount = mounted.unmount
  const { host } = mounted
  const scroller = host.firstElementChild as HTMLElement
  Object.defineProperties(scroller, { clientHeight: { value: 100 }, scrollHeight: { value: 900 } })
  const view = scroller.firstElementChild as HTMLElement
  const next = host.querySelector('[aria-label="Nächste Karte"]') as HTMLElement
  const card = () => host.querySelector('[role=status]')?.textContent
  const key = async (name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
    await act(async () => void next.dispatchEvent(event))
    return event.defaultPrevented
  }
  const drag = (x: number, y: number, pointerType = 'touch') =>
    act(async () => {
      const fire = (type: string, clientX: number, clientY: number) =>
        view.dispatchEvent(
          new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, pointerType, clientX, clientY }),
        )
      fire('pointerdown', 100, 100)
      fire('pointermove', 100 + x, 100 + y)
      fire('pointerup', 100 + x, 100 + y)
    })
  return { scroller, view, next, card, key, drag }
}

test('without the lock a finger turns the cards sideways, and up and down is the page’s', async () => {
  const { card, drag } = await open()
  await drag(0, -60)
  expect(card()).toBe('Karte 1 von 3')
  await drag(-60, 0)
  expect(card()).toBe('Karte 2 von 3')
  await drag(60, 0)
  expect(card()).toBe('Karte 1 von 3')
})

test('without the lock the arrow keys turn the cards while the focus is among them, and lead out at the ends', async () => {
  const { card, key } = await open()
  expect(await key('ArrowUp')).toBe(false)
  expect(await key('ArrowDown')).toBe(true)
  expect(await key('PageDown')).toBe(true)
  expect(card()).toBe('Karte 3 von 3')
  expect(await key('ArrowDown')).toBe(false)
})

test('in a drawer a finger turns the cards, and past either end it scrolls the drawer', async () => {
  const { card, drag, scroller, view } = await open({ isInside: true })
  scroller.scrollTop = 200
  await drag(0, 50)
  expect([card(), scroller.scrollTop]).toEqual(['Karte 1 von 3', 150])
  await drag(0, -50)
  await drag(0, -50)
  expect([card(), scroller.scrollTop]).toEqual(['Karte 3 von 3', 150])
  await drag(0, -70)
  expect([card(), scroller.scrollTop]).toEqual(['Karte 3 von 3', 220])
  // Else vaul pulls its sheet along.
  expect(view.hasAttribute('data-vaul-no-drag')).toBe(true)
})

test('how far one came is told once, and only of a slider that is seen', async () => {
  vi.useFakeTimers()
  localStorage.setItem('consent', '{"analytics":true}')
  const { next } = await open()
  const wait = () => act(async () => vi.advanceTimersByTime(600))
  await wait()
  expect(window.dataLayer ?? []).toEqual([])
  await see(0.6)
  await wait()
  await see(0)
  await see(1)
  await wait()
  await click(next)
  await wait()
  expect(window.dataLayer).toMatchObject([
    { event: 'slider_progress_update', sliderId: 's1', pageId: 'p1', currentIndex: 0, totalProgress: 33 },
    { sliderId: 's1', currentIndex: 1, totalProgress: 67 },
  ])
})

test('the arrow beckons only where it is seen', async () => {
  const { next } = await open()
  expect(next.hasAttribute('data-beckon')).toBe(false)
  await see(1)
  expect(next.hasAttribute('data-beckon')).toBe(true)
})

test('it is told by its own id, wherever it stands', async () => {
  vi.useFakeTimers()
  localStorage.setItem('consent', '{"analytics":true}')
  const children = { cards: [{ fields: { title: 'Eins' } }, { fields: { title: 'Zwei' } }] }
  const mounted = await mount(renderBlock('contentSliderBoard', { children }, { index: 5, id: 'g7' }))
  unmount = mounted.unmount
  await see(1)
  await act(async () => vi.advanceTimersByTime(600))
  expect(window.dataLayer).toMatchObject([{ sliderId: 'g7', pageId: 'p0' }])
})
