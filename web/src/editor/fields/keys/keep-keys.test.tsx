import { expect, test } from 'vitest'
import { backspace, keepKeys, selectAll } from './keep-keys.ts'

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
  expect(kept.end()).toEqual(['Hal ', '\n', 'ö'])
})

test('keys that move or command do what they do', () => {
  const element = host()
  const kept = keepKeys(element)
  expect([press(element, 'Tab'), press(element, 'z', { ctrlKey: true })]).toEqual([true, true])
  expect(kept.end()).toEqual([])
})

test('all that is selected meanwhile is replaced or deleted by what is typed next', () => {
  const element = host()
  const kept = keepKeys(element)
  press(element, 'x')
  expect(press(element, 'a', { ctrlKey: true })).toBe(false)
  for (const key of ['Backspace', 'Backspace', 'N', 'e', 'u', 'Enter', '!']) press(element, key)
  expect(kept.end()).toEqual(['x', selectAll, backspace, 'Neu', '\n', '!'])
})

test('after its end nothing is kept', () => {
  const element = host()
  const kept = keepKeys(element)
  press(element, 'a')
  kept.end()
  expect(press(element, 'b')).toBe(true)
  expect(kept.end()).toEqual(['a'])
})

function paste(element: HTMLElement, clipboard: Readonly<Record<string, string>>): Event {
  const clipboardData = { types: Object.keys(clipboard), getData: (type: string) => clipboard[type] ?? '' }
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
  element.dispatchEvent(event)
  return event
}

test('what is pasted is kept with all its types, between what is typed', () => {
  const element = host()
  const kept = keepKeys(element)
  press(element, 'a')
  const data = { 'text/plain': 'Brille', 'text/html': '<b>Brille</b>' }
  expect(paste(element, data).defaultPrevented).toBe(true)
  press(element, 'b')
  press(element, 'Backspace')
  press(element, 'Backspace')
  expect(kept.end()).toEqual(['a', { clipboard: new Map(Object.entries(data)) }])
})

test('Escape leaves the element and reaches nobody else: what was kept goes on', () => {
  const element = host()
  element.tabIndex = 0
  element.focus()
  const kept = keepKeys(element)
  let heard = 0
  document.body.addEventListener('keydown', () => heard++, { once: true })
  press(element, 'a')
  expect(press(element, 'Escape')).toBe(false)
  expect([document.activeElement, heard]).toEqual([document.body, 0])
  expect(kept.end()).toEqual(['a'])
})
