import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openRoot } from '../../testing/open-root.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'

function Shell() {
  useKeyboardRoom()
  return null
}

afterEach(() => vi.unstubAllGlobals())

test('bars stand above the keyboard of a phone, and where they stood once it has gone; who has zoomed in moves none', async () => {
  const seen = Object.assign(new EventTarget(), { offsetTop: 0, height: window.innerHeight, scale: 1 })
  vi.stubGlobal('visualViewport', seen)
  const room = () => document.documentElement.style.getPropertyValue('--ui-keyboard')
  const show = (part: Partial<typeof seen>, event: string) => {
    Object.assign(seen, part)
    seen.dispatchEvent(new Event(event))
  }
  const root = openRoot()
  await act(async () => root.render(<Shell />))
  expect(room()).toBe('0px')
  show({ height: window.innerHeight - 291.4 }, 'resize')
  expect(room()).toBe('291px')
  show({ offsetTop: 100 }, 'scroll')
  expect(room()).toBe('191px')
  show({ height: window.innerHeight, offsetTop: 0 }, 'resize')
  expect(room()).toBe('0px')
  show({ height: window.innerHeight / 2, scale: 2 }, 'resize')
  expect(room()).toBe('0px')
  await act(async () => root.render(null))
  expect(room()).toBe('')
})
