import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Patch } from '../model/change.ts'
import { History, type Stacks } from './history.ts'

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

test('whatever is clicked through, the step that undo names is one that changes something', () => {
  const click = fc.record({
    id: fc.constantFrom('x', 'y'),
    after: fc.constantFrom('a', 'b', 'c'),
    after2: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(click, { maxLength: 12 }), (clicks) => {
      const history = made()
      const now: Record<string, string> = {}
      for (const [at, { id, after, after2 }] of clicks.entries()) {
        const keys = after2 ? [id, `${id}2`] : [id]
        const patch = keys
          .filter((key) => (now[key] ?? 'a') !== after)
          .flatMap((key) => change(after, now[key] ?? 'a', key))
        history.record('setOption', 'merge', patch, at)
        for (const key of keys) now[key] = after
      }
      for (let patch = history.peekUndo(); patch; patch = history.peekUndo()) {
        expect(history.store.getState().canUndo).toBe(true)
        expect(patch).not.toEqual([])
        for (const step of patch.flatMap((one) => (one.type === 'value' ? [one] : []))) {
          expect(step).toMatchObject({ before: now[step.id] })
          expect(step.after).not.toEqual(step.before)
          now[step.id] = String(step.after)
        }
        history.stepBack()
      }
      for (const value of Object.values(now)) expect(value).toBe('a')
    }),
  )
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

test('what an earlier run remembered lies below what was done since', async () => {
  const history = made()
  history.record('new', 'record', change('b'), 0)
  await history.restore(async () => ({
    undo: [{ command: 'old', patch: change('z'), at: 0 }],
    redo: [{ command: 'gone', patch: change('q'), at: 0 }],
  }))
  expect(history.store.getState()).toMatchObject({ undoLabel: 'new', canRedo: false })
  history.stepBack()
  expect(history.store.getState().undoLabel).toBe('old')
})

test('steps are saved once those of an earlier run are known, and then only what was done here', async () => {
  const saved: Stacks[] = []
  const old = { command: 'old', patch: change('z'), at: 0 }
  const fresh = new History((stacks) => void saved.push(stacks))
  fresh.record('new', 'record', change('b'), 0)
  expect(saved).toEqual([])
  await fresh.restore(async () => ({ undo: [old], redo: [] }))
  expect(saved.map(({ undo }) => undo.map(({ command }) => command))).toEqual([['old', 'new']])
  const idle = new History((stacks) => void saved.push(stacks))
  await idle.restore(async () => ({ undo: [old], redo: [old] }))
  expect(idle.store.getState()).toMatchObject({ undoLabel: 'old', redoLabel: 'old' })
  expect(saved).toHaveLength(1)
})

test('what another tab does while the steps are read is read too', async () => {
  const history = made()
  const kept = [{ command: 'old', patch: change('z'), at: 0 }]
  let reads = 0
  const read = async () => {
    const undo = [...kept]
    reads += 1
    await Promise.resolve()
    return { undo, redo: [] }
  }
  const restored = history.restore(read)
  kept.push({ command: 'elsewhere', patch: change('y'), at: 1 })
  await history.reload(read)
  await restored
  expect(history.store.getState().undoLabel).toBe('elsewhere')
  expect(reads).toBe(2)
})
