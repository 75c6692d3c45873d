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

/** Markup of an island: elements with a box and such that only say something of their content, in any order. */
const { markup } = fc.letrec<{ markup: string }>((tie) => ({
  markup: fc
    .array(
      fc.record({
        tag: fc.constantFrom(
          '<div>',
          '<div style="display: contents">',
          '<div hidden data-late-slot="action">',
          'words',
        ),
        content: fc.option(tie('markup'), { nil: '', depthSize: 'small' }),
      }),
      { maxLength: 3 },
    )
    .map((parts) => parts.map(({ tag, content }) => (tag === 'words' ? tag : `${tag}${content}</div>`)).join('')),
}))

test('whatever an island’s markup is, it wakes: what is watched has a box, and where nothing has one it wakes at once', () => {
  fc.assert(
    fc.property(markup, (content) => {
      Watcher.watched.length = 0
      document.body.innerHTML = `<div data-island="gameStatus" style="display: contents">${content}</div>`
      const loadReact = vi.fn(() => new Promise(() => {}))
      wakeIslands(document, { loadReact })
      expect(Watcher.watched.filter((element) => !hasBox(element) || element.matches('[data-late-slot]'))).toEqual([])
      expect(loadReact).toHaveBeenCalledTimes(Watcher.watched.length > 0 ? 0 : 1)
      if (Watcher.watched.length > 0) Watcher.come()
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
