import { expect, test } from 'vitest'
import type { Patch } from '../model/change.ts'
import { History } from './history.ts'

const change = (after: string, before = 'a', id = 'x'): Patch => [
  { type: 'value', itemType: 'group', id, key: 'options.size', before, after },
]
const made = () => new History(() => undefined)

test('clicking through the values of an option is one step', () => {
  const history = made()
  history.record('setOption', 'merge', change('b'), 0)
  history.record('setOption', 'merge', change('c', 'b'), 1000)
  expect(history.peekUndo()).toEqual(change('a', 'c'))
  history.stepBack()
  expect(history.store.getState()).toMatchObject({ canUndo: false, canRedo: true })
})

test('a choice made later, or of another block, is a step of its own', () => {
  const history = made()
  history.record('setOption', 'merge', change('b'), 0)
  history.record('setOption', 'merge', change('c', 'b'), 10_000)
  history.record('setOption', 'merge', change('c', 'b', 'y'), 10_001)
  history.stepBack()
  history.stepBack()
  expect(history.peekUndo()).toEqual(change('a', 'b'))
})

test('a new step forgets what could have been redone', () => {
  const history = made()
  history.record('one', 'record', change('b'), 0)
  history.stepBack()
  history.record('two', 'record', change('c'), 0)
  expect(history.peekRedo()).toBeNull()
})

test('what is skipped leaves no trace', () => {
  const history = made()
  history.record('one', 'skip', change('b'), 0)
  expect(history.store.getState().canUndo).toBe(false)
})

test('what an earlier run remembered lies below what was done since', () => {
  const history = made()
  history.record('new', 'record', change('b'), 0)
  history.restore({
    undo: [{ command: 'old', patch: change('z'), at: 0 }],
    redo: [{ command: 'gone', patch: change('q'), at: 0 }],
  })
  expect(history.store.getState()).toMatchObject({ undoLabel: 'new', canRedo: false })
  history.stepBack()
  expect(history.store.getState().undoLabel).toBe('old')
})
