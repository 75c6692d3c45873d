import { expect, test } from 'vitest'
import { backspace, keepKeys, selectAll, stepsOf } from './keep-keys.ts'

function host(): HTMLElement {
  const made = document.createElement('div')
  document.body.append(made)
  return made
}

function press(element: HTMLElement, key: string, more: KeyboardEventInit = {}): boolean {
  return element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
}

test('letters, ends of lines and corrections are kept, and do nothing else meanwhile', () => {
  const element = host()
  const kept = keepKeys(element)
  const went = ['H', 'a', 'x', 'Backspace', 'l', ' ', 'Enter', 'ö'].map((key) => press(element, key))
  expect(went.some(Boolean)).toBe(false)
  expect(kept.end()).toBe('Hal \nö')
})

test('keys that move or command do what they do', () => {
  const element = host()
  const kept = keepKeys(element)
  expect([press(element, 'Tab'), press(element, 'Escape'), press(element, 'z', { ctrlKey: true })]).toEqual([
    true,
    true,
    true,
  ])
  expect(kept.end()).toBe('')
})

test('all that is selected meanwhile is replaced or deleted by what is typed next', () => {
  const element = host()
  const kept = keepKeys(element)
  press(element, 'x')
  expect(press(element, 'a', { ctrlKey: true })).toBe(false)
  for (const key of ['Backspace', 'Backspace', 'N', 'e', 'u', 'Enter', '!']) press(element, key)
  expect(stepsOf(kept.end())).toEqual(['x', selectAll, backspace, 'Neu', '\n', '!'])
})

test('after its end nothing is kept', () => {
  const element = host()
  const kept = keepKeys(element)
  press(element, 'a')
  kept.end()
  expect(press(element, 'b')).toBe(true)
  expect(kept.end()).toBe('a')
})
