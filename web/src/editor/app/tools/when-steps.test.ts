import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { HistoryState } from '../../history/history-state.ts'
import { whenSteps } from './when-steps.ts'

const empty: HistoryState = {
  canUndo: false,
  canRedo: false,
  undoLabel: null,
  redoLabel: null,
  undoLocale: null,
  redoLocale: null,
  undoAt: null,
  redoAt: null,
}

function waiting(begin = empty) {
  const history = createStore(() => begin)
  let started: () => void = () => {}
  const start = new Promise<void>((resolve) => {
    started = resolve
  })
  const told: string[] = []
  void whenSteps({ history, start: () => start }).then(() => told.push('there'))
  const settle = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return told.length
  }
  return { history, started, settle }
}

test('waits while there is nothing to take back and the steps of before are not known', async () => {
  const { started, settle } = waiting()
  expect(await settle()).toBe(0)
  started()
  expect(await settle()).toBe(1)
})

test('does not wait for the network once a step was made here', async () => {
  const { history, settle } = waiting()
  history.setState({ undoLabel: 'setContent' })
  expect(await settle()).toBe(1)
})

test('nor where there is one already', async () => {
  expect(await waiting({ ...empty, redoLabel: 'setContent' }).settle()).toBe(1)
})
