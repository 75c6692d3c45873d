import { act } from 'react'
import { expect, test } from 'vitest'
import { openRoot } from '../testing/open-root.ts'
import { useScrollLock } from './use-scroll-lock.ts'

function Panel({ isOpen }: { isOpen: boolean }) {
  useScrollLock(isOpen)
  return null
}

test('the page does not scroll under an open panel, and scrolls as before once it is closed', async () => {
  const { style } = document.documentElement
  style.overflow = 'auto'
  const root = openRoot()
  const draw = (isOpen: boolean) => act(async () => root.render(<Panel isOpen={isOpen} />))
  await draw(false)
  expect(style.overflow).toBe('auto')
  await draw(true)
  expect(style.overflow).toBe('hidden')
  await draw(false)
  expect(style.overflow).toBe('auto')
  await draw(true)
  await act(async () => root.render(null))
  expect(style.overflow).toBe('auto')
  style.removeProperty('overflow')
})
