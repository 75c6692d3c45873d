import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { useSpotlight } from './use-spotlight.ts'

function Lit() {
  useSpotlight()
  return null
}

test('all that can be edited is framed until Escape, which closes nothing else', async () => {
  const { session } = await openPart(<Lit />)
  const isLit = () => 'spotlight' in document.documentElement.dataset
  const closes = vi.fn()
  const listen = ({ defaultPrevented }: KeyboardEvent) => !defaultPrevented && closes()
  window.addEventListener('keydown', listen)
  const pressEscape = () =>
    act(async () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
    )
  await act(async () => session.overlay.send({ type: 'spotlight', isOn: true }))
  expect(isLit()).toBe(true)
  await pressEscape()
  expect(isLit()).toBe(false)
  expect(session.overlay.getState().isSpotlit).toBe(false)
  expect(closes).not.toHaveBeenCalled()
  await pressEscape()
  expect(closes).toHaveBeenCalledOnce()
  window.removeEventListener('keydown', listen)
})

test('what is open closes first, and the frames stay', async () => {
  const { session } = await openPart(
    <>
      <Lit />
      <input aria-label="Menu" onKeyDown={(event) => event.preventDefault()} />
    </>,
  )
  await act(async () => session.overlay.send({ type: 'spotlight', isOn: true }))
  const press = (on: Element | null) =>
    act(async () => on?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })))
  await press(document.querySelector('[aria-label="Menu"]'))
  expect(session.overlay.getState().isSpotlit).toBe(true)
  await press(document.body)
  expect(session.overlay.getState().isSpotlit).toBe(false)
})
