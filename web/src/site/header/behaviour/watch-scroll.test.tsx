import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchScroll } from './watch-scroll.ts'

let header: HTMLElement
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<header></header><a href="#n">N</a>'
  header = document.querySelector('header') as HTMLElement
  stop = watchScroll(header)
})
afterEach(() => {
  stop()
  scroll(0)
  vi.useRealTimers()
})

function scroll(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(50)
}

function point(type: string, target: Element, button = 0) {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, button }))
}

test('the header goes when one scrolls down, and comes back', () => {
  scroll(400)
  expect(header.dataset.scroll).toBe('down')
  scroll(300)
  expect(header.dataset.scroll).toBe('up')
})

test.each(['pointerup', 'pointercancel'])('nothing moves under a press until %s, and then it does', (release) => {
  const link = document.querySelector('a') as Element
  point('pointerdown', link)
  scroll(400)
  expect(header.dataset.scroll).toBe('top')
  point(release, link)
  // The click comes right after.
  expect(header.dataset.scroll).toBe('top')
  vi.advanceTimersByTime(50)
  expect(header.dataset.scroll).toBe('down')
})

test('who holds the scrollbar sees the header go', () => {
  point('pointerdown', document.documentElement)
  scroll(400)
  expect(header.dataset.scroll).toBe('down')
})
