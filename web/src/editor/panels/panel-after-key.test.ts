import { expect, test } from 'vitest'
import { panelAfterKey } from './panel-after-key.ts'

const panels = [{ name: 'pageMenu' }, { name: 'history', shortcut: 'H' }]
const none = { toolbar: false, panel: null }
const after = (name: string, rest: object = {}, flags: { toolbar: boolean; panel: string | null } = none) =>
  panelAfterKey(
    { key: name, metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, defaultPrevented: false, ...rest },
    panels,
    () => flags,
  )

test('Cmd+E and Ctrl+E turn the toolbar on', () => {
  expect(after('e', { metaKey: true })).toBe('toolbar')
  expect(after('E', { ctrlKey: true })).toBe('toolbar')
  expect(after('e')).toBeUndefined()
})

test('a panel’s own letter opens it, and closes it again', () => {
  expect(after('h', { ctrlKey: true })).toBe('history')
  expect(after('h', { metaKey: true }, { ...none, panel: 'pageMenu' })).toBe('history')
  expect(after('h', { ctrlKey: true }, { ...none, panel: 'history' })).toBe('toolbar')
  expect(after('h')).toBeUndefined()
  expect(after('h', { ctrlKey: true, shiftKey: true })).toBeUndefined()
})

test('Escape closes the open panel first and the toolbar after that', () => {
  expect(after('Escape', {}, { ...none, panel: 'pageMenu' })).toBe('toolbar')
  expect(after('Escape', {}, { ...none, toolbar: true })).toBeNull()
  expect(after('Escape')).toBeUndefined()
})

test('an Escape that a dialog or a text has used closes nothing more', () => {
  expect(after('Escape', { defaultPrevented: true }, { ...none, toolbar: true })).toBeUndefined()
})
