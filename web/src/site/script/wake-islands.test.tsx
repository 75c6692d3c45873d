import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { wakeIslands } from './wake-islands.ts'

class Watcher {
  static readonly watched: Element[] = []
  static come = () => {}

  constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
    Watcher.come = () => tell([{ isIntersecting: true }])
  }

  observe(element: Element): void {
    Watcher.watched.push(element)
  }

  disconnect(): void {}
}

vi.stubGlobal('IntersectionObserver', Watcher)

afterEach(() => {
  Watcher.watched.length = 0
  document.body.innerHTML = ''
})

const hasBox = (element: Element) => getComputedStyle(element).display !== 'contents'

/** Markup of an island: elements with a box, some of them in one that only says something of its content. */
const markup = fc
  .array(fc.constantFrom('<p></p>', '<div style="display: contents"><p></p></div>', '<p><b></b></p>'), { minLength: 1 })
  .map((parts) => parts.join(''))

test('whatever an island’s markup is, something with a box is watched, and when that comes near the island wakes once', () => {
  fc.assert(
    fc.property(markup, (content) => {
      Watcher.watched.length = 0
      document.body.innerHTML = `<div data-island="gameStatus" style="display: contents">${content}</div>`
      const loadReact = vi.fn(() => new Promise(() => {}))
      wakeIslands(document, { loadReact })
      for (const shown of document.querySelectorAll('p')) expect(Watcher.watched).toContain(shown)
      expect(Watcher.watched.some(hasBox)).toBe(true)
      expect(loadReact).not.toHaveBeenCalled()
      Watcher.come()
      expect(loadReact).toHaveBeenCalledTimes(1)
    }),
  )
})

test('a part that waits until it is used wakes by a touch alone', () => {
  document.body.innerHTML = '<div data-island="gameStatus" data-wakes="touched" style="display: contents"><p></p></div>'
  const loadReact = vi.fn(() => new Promise(() => {}))
  wakeIslands(document, { loadReact })
  expect(Watcher.watched).toEqual([])
  expect(loadReact).not.toHaveBeenCalled()
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(loadReact).toHaveBeenCalledTimes(1)
})
