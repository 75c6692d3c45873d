import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { openRoot } from '../../testing/open-root.ts'
import { copyWords } from './copy-words.ts'

test.each(['copy', 'cut'])('a heading goes on the clipboard as its words alone by %s', async (type) => {
  await act(async () =>
    openRoot().render(
      <h1 onCopy={copyWords} onCut={copyWords}>
        Gläser für Zürich
      </h1>,
    ),
  )
  const heading = document.querySelector('h1') as HTMLElement
  const execCommand = vi.fn()
  Object.assign(document, { execCommand })
  const clipboard = new Map<string, string>()
  const send = () => {
    const clipboardData = { setData: (kind: string, words: string) => clipboard.set(kind, words) }
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData })
    heading.dispatchEvent(event)
    return event.defaultPrevented
  }
  document.getSelection()?.removeAllRanges()
  // With nothing selected what was copied before stays.
  expect([send(), clipboard.size]).toEqual([false, 0])
  document.getSelection()?.setBaseAndExtent(heading.firstChild as Node, 0, heading.firstChild as Node, 6)
  expect([send(), [...clipboard]]).toEqual([true, [['text/plain', 'Gläser']]])
  expect(execCommand.mock.calls).toEqual(type === 'cut' ? [['delete']] : [])
})
