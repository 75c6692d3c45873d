import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EditorWords } from '../../../locales/words.tsx'
import { TextSetting } from './text-setting.tsx'

let root: Root
const save = vi.fn()

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  await act(async () =>
    root.render(
      <EditorWords>
        <TextSetting label="E-Mail" kind="email" value="alt@optik.ch" onSave={save} />
      </EditorWords>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  save.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function input(): HTMLInputElement {
  const found = document.querySelector('input')
  if (!found) throw new Error('There is no input')
  return found
}

async function typeAndLeave(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
}

test('a text that did not change is not saved', async () => {
  await typeAndLeave(' alt@optik.ch ')
  expect(save).not.toHaveBeenCalled()
})

test('a changed text is saved on leaving, without blanks around it', async () => {
  await typeAndLeave(' neu@optik.ch ')
  expect(save.mock.calls).toEqual([['neu@optik.ch']])
})

test('a wrong text is not saved: the input says so and shakes from 50 to 300 ms', async () => {
  await typeAndLeave('keine Adresse')
  expect(save).not.toHaveBeenCalled()
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Bitte geben Sie eine gültige E-Mail-Adresse ein')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  const shakes = () => document.querySelector('.shake') !== null
  await act(async () => vi.advanceTimersByTime(49))
  expect(shakes()).toBe(false)
  await act(async () => vi.advanceTimersByTime(1))
  expect(shakes()).toBe(true)
  await act(async () => vi.advanceTimersByTime(250))
  expect(shakes()).toBe(false)
})
