import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { openRoot } from '../testing/open-root.ts'
import { useDragGuard } from './use-drag-guard.ts'
import { useSelectAll } from './use-select-all.ts'

function Page() {
  useDragGuard()
  useSelectAll()
  return (
    <>
      <main data-editing="">
        <p data-field-id="text">
          <b>Wort</b>
        </p>
        <h2 data-field-id="title">Titel</h2>
        <div id="beside">Daneben</div>
        <button type="button" id="takes" onDragOver={(event) => event.preventDefault()} />
      </main>
      <button type="button">Werkzeug</button>
      <input aria-label="Feld" />
    </>
  )
}

beforeEach(() => act(async () => openRoot().render(<Page />)))

/** Sends a drag's event; whether the page refused it. */
function send(name: string, selector: string, types: readonly string[] = ['text/plain']): boolean {
  const dataTransfer = { types, dropEffect: 'move' }
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer })
  document.querySelector(selector)?.dispatchEvent(event)
  return event.defaultPrevented && dataTransfer.dropEffect === 'none'
}

test.each([
  ['its own field', '[data-field-id=text]', false],
  ['another field', '[data-field-id=title]', true],
  ['no field', '#beside', true],
  ['an input of a panel', 'input', true],
])('words that are dragged out of a field to %s', (_, to, isRefused) => {
  send('dragstart', 'b')
  expect([send('dragover', to), send('drop', to)]).toEqual([isRefused, isRefused])
})

test('words from elsewhere come in, after a drag that was refused too', () => {
  send('dragstart', 'b')
  send('drop', 'h2')
  send('dragend', 'b')
  expect(send('drop', 'h2')).toBe(false)
})

test('a file is not opened in place of the page, and goes where one is taken', () => {
  expect(send('drop', 'h2', ['Files'])).toBe(true)
  expect(send('dragover', '#takes', ['Files'])).toBe(false)
})

test('Ctrl+A beside every field selects the page’s own words alone; in an input it is the input’s', () => {
  const press = (selector: string) => {
    const event = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true, cancelable: true })
    document.querySelector(selector)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(press('button:last-of-type')).toBe(true)
  const selection = document.getSelection()
  expect(selection?.toString()).toContain('Titel')
  expect(selection?.toString()).not.toContain('Werkzeug')
  expect(press('input')).toBe(false)
})
