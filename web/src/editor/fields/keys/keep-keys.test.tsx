import { createEditor, KEY_DOWN_COMMAND } from 'lexical'
import { expect, test } from 'vitest'
import { keepKeys } from './keep-keys.ts'
import type { Step } from './step.ts'

function host(): HTMLElement {
  const made = document.createElement('div')
  made.tabIndex = 0
  document.body.append(made)
  return made
}

function press(element: HTMLElement, key: string, more: KeyboardEventInit = {}): boolean {
  return element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
}

const keysOf = (steps: readonly Step[]) => steps.map((step) => ('key' in step ? step.key : step))

interface Pressed extends KeyboardEventInit {
  readonly key: string
}

/** Every key that Lexical answers to here, with all that may be held: read off its own table. */
function keysOfEditor(): readonly Pressed[] {
  const editor = createEditor({ onError: (error) => expect.unreachable(String(error)) })
  editor.dispatchCommand(KEY_DOWN_COMMAND, new KeyboardEvent('keydown', { key: 'F13' }))
  const { _keyDownShortcuts } = editor as unknown as { _keyDownShortcuts: { byKey: ReadonlyMap<string, unknown> } }
  const bits = ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const
  const chords = [...Array(16).keys()].map((held) => bits.filter((_, bit) => held & (1 << bit)))
  const keys = [...new Set([..._keyDownShortcuts.byKey.keys()].map((entry) => entry.slice(entry.indexOf(':') + 1)))]
  const all = keys.flatMap((key) =>
    chords.map((held) => ({ key: spelling[key] ?? key, ...Object.fromEntries(held.map((name) => [name, true])) })),
  )
  const table = _keyDownShortcuts as unknown as { match: (event: KeyboardEvent) => unknown }
  return all.filter((pressed) => table.match(new KeyboardEvent('keydown', pressed)))
}

const spelling: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ArrowRight',
    'ArrowLeft',
    'ArrowUp',
    'ArrowDown',
    'Enter',
    'Backspace',
    'Delete',
    'Escape',
    'Tab',
    'Home',
    'End',
  ].map((key) => [key.toLowerCase(), key]),
)

/** Tab goes on, with Alt the block's menu opens or the browser goes back, undo is the page's, and what is copied is selected. */
const isElsewhere = ({ key, altKey, metaKey, ctrlKey }: Pressed) =>
  key === 'Tab' || ((altKey || metaKey) && key !== 'Escape') || (ctrlKey && /^[zyxc]$/.test(key))

test('every key that the editor of a text answers to is kept for it, or does the same without it', () => {
  // A space is a letter, and none with more than Shift.
  const keys = keysOfEditor().filter(({ key }) => key !== ' ')
  expect(new Set(keys.map(({ key }) => key)).size).toBeGreaterThan(17)
  for (const pressed of keys) {
    const element = host()
    const kept = keepKeys(element)
    expect([pressed, !press(element, pressed.key, pressed)]).toEqual([pressed, !isElsewhere(pressed)])
    const own = pressed.key === 'Escape' || isElsewhere(pressed) ? [] : [pressed.key]
    expect(keysOf(kept.end())).toEqual(own)
  }
})

test('letters and ends of lines are kept, and do nothing else meanwhile', () => {
  const element = host()
  const kept = keepKeys(element)
  const went = ['H', 'a', ' ', 'Enter', 'ö'].map((key) => press(element, key))
  expect(went.some(Boolean)).toBe(false)
  expect(keysOf(kept.end())).toEqual(['H', 'a', ' ', 'Enter', 'ö'])
})

test('the key of a link is kept, and what is the browser’s or the page’s does what it does', () => {
  const element = host()
  const kept = keepKeys(element)
  expect(press(element, 'k', { ctrlKey: true })).toBe(false)
  // Of a keyboard with other letters.
  expect(press(element, 'и', { ctrlKey: true, code: 'KeyB' })).toBe(false)
  const others = ['r', 'e', 'z', 't'].map((key) => press(element, key, { ctrlKey: true }))
  expect([...others, press(element, 'Tab'), press(element, 'F5'), press(element, 'Dead')]).not.toContain(false)
  expect(keysOf(kept.end())).toEqual(['k', 'и'])
})

test('who selects all sees it selected, copies it by the browser and cuts it', () => {
  const element = host()
  element.textContent = 'Gläser'
  const ran: string[] = []
  Object.assign(document, { execCommand: (name: string) => ran.push(name) })
  const kept = keepKeys(element)
  press(element, 'a', { ctrlKey: true })
  expect(document.getSelection()?.toString()).toBe('Gläser')
  expect(press(element, 'c', { ctrlKey: true })).toBe(true)
  expect(press(element, 'x', { ctrlKey: true })).toBe(false)
  expect([ran, keysOf(kept.end())]).toEqual([['copy'], ['a', 'Delete']])
})

test('after its end nothing is kept', () => {
  const element = host()
  const kept = keepKeys(element)
  press(element, 'a')
  kept.end()
  expect(press(element, 'b')).toBe(true)
  expect(keysOf(kept.end())).toEqual(['a'])
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
  expect(element.dispatchEvent(new Event('beforepaste', { cancelable: true }))).toBe(false)
  expect(paste(element, data).defaultPrevented).toBe(true)
  press(element, 'b')
  expect(keysOf(kept.end())).toEqual(['a', { clipboard: new Map(Object.entries(data)) }, 'b'])
})

test('Escape leaves the element and reaches nobody else: what was kept goes on', () => {
  const element = host()
  element.focus()
  const kept = keepKeys(element)
  let heard = 0
  document.body.addEventListener('keydown', () => heard++, { once: true })
  press(element, 'a')
  expect(press(element, 'Escape')).toBe(false)
  expect([document.activeElement, heard]).toEqual([document.body, 0])
  expect(keysOf(kept.end())).toEqual(['a'])
})
