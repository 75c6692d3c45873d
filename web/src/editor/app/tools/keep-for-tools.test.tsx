import { expect, onTestFinished, test } from 'vitest'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { keepForTools } from './keep-for-tools.ts'

function open() {
  getSelection()?.removeAllRanges()
  document.body.innerHTML = '<p contenteditable="true" tabindex="0">Worte</p><input><div tabindex="0">Block</div>'
  const { session } = new TestClient('Marta', new StandInServer(fixtureDocument(['hero'])))
  const listening = new AbortController()
  // Another file of the same process may have left an ear in this document: what counts is whether this one kept the key.
  const prevented: boolean[] = []
  const look = () =>
    window.addEventListener('keydown', (event) => prevented.push(event.defaultPrevented), {
      capture: true,
      signal: listening.signal,
    })
  look()
  const kept = keepForTools(session)
  look()
  const heard: string[] = []
  onTestFinished(() => {
    kept.stop()
    listening.abort()
    getSelection()?.removeAllRanges()
    document.body.replaceChildren()
  })
  const listen = () => {
    document.addEventListener(
      'keydown',
      ({ key, shiftKey, target }) =>
        heard.push(`${shiftKey ? 'Shift+' : ''}${key} at ${target instanceof Element ? target.localName : '?'}`),
      { signal: listening.signal },
    )
  }
  const press = (selector: string, key: string, held: object = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
    prevented.length = 0
    document.querySelector(selector)?.dispatchEvent(event)
    const [before, after] = prevented
    return { isKept: before === false && after === true }
  }
  return { session, kept, heard, listen, press }
}

test('undo, redo and the way to open translations are kept, and pressed again in their order where they were pressed', () => {
  const { kept, heard, listen, press } = open()
  expect(press('p', 'z', { ctrlKey: true }).isKept).toBe(true)
  press('div', 'z', { ctrlKey: true, shiftKey: true })
  press('div', 'F8')
  listen()
  kept.give()
  expect(heard).toEqual(['z at p', 'Shift+z at div', 'F8 at div'])
})

test('keys of texts and inputs are their own: none is kept from them, and none pressed twice', () => {
  const { kept, heard, listen, press } = open()
  for (const [at, key, held] of [
    ['p', 'a', {}],
    ['p', 'b', { ctrlKey: true }],
    ['input', 'z', { ctrlKey: true }],
    ['p', 'Escape', {}],
  ] as const)
    expect(press(at, key, held).isKept).toBe(false)
  listen()
  kept.give()
  expect(heard).toEqual([])
})

test('once given, the tools hear for themselves', () => {
  const { kept, heard, listen, press } = open()
  kept.give()
  listen()
  expect(press('div', 'z', { ctrlKey: true }).isKept).toBe(false)
  expect(heard).toEqual(['z at div'])
})

test('what was pressed on something that is gone meanwhile is pressed on the page', () => {
  const { kept, heard, listen, press } = open()
  press('div', 'z', { metaKey: true })
  document.querySelector('div')?.remove()
  listen()
  kept.give()
  expect(heard).toEqual(['z at body'])
})

test('what is copied of a chosen block before the tools are there is what is pasted after it', () => {
  const { session, kept } = open()
  const [groupId = ''] = session.document.root.getState().blocks
  session.overlay.send({ type: 'select', element: { groupId, field: null } })
  const ask = (type: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'von vorhin')
    document
      .querySelector('div')
      ?.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
  }
  ask('paste')
  ask('copy')
  ask('paste')
  const pasted: string[] = []
  document.addEventListener('copy', ({ clipboardData }) => clipboardData?.setData('text/plain', 'der Block'), {
    once: true,
  })
  const listening = new AbortController()
  document.addEventListener('paste', ({ clipboardData }) => pasted.push(clipboardData?.getData('text/plain') ?? ''), {
    signal: listening.signal,
  })
  kept.give()
  listening.abort()
  expect(pasted).toEqual(['von vorhin', 'der Block'])
})
