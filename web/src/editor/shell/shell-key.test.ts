import { expect, test } from 'vitest'
import { panelAfterKey } from './shell-key.ts'

const key = (name: string, rest: object = {}) => ({
  key: name,
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...rest,
})
const none = { toolbar: false, pageMenu: false, settings: false }

test('Cmd+E and Ctrl+E turn the toolbar on', () => {
  expect(panelAfterKey(key('e', { metaKey: true }), () => none)).toBe('toolbar')
  expect(panelAfterKey(key('E', { ctrlKey: true }), () => none)).toBe('toolbar')
  expect(panelAfterKey(key('e'), () => none)).toBeUndefined()
})

test('Escape closes the page menu first and the toolbar after that', () => {
  expect(panelAfterKey(key('Escape'), () => ({ ...none, pageMenu: true }))).toBe('toolbar')
  expect(panelAfterKey(key('Escape'), () => ({ ...none, toolbar: true }))).toBeNull()
  expect(panelAfterKey(key('Escape'), () => none)).toBeUndefined()
})

test('an Escape that a dialog or a text has used closes nothing more', () => {
  expect(panelAfterKey(key('Escape', { defaultPrevented: true }), () => ({ ...none, toolbar: true }))).toBeUndefined()
})
