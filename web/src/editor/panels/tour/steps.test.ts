import { expect, test } from 'vitest'
import { panels } from '../use-panel.ts'
import { steps } from './steps.ts'

test('the tour leads to a panel that there is', () => {
  const named = steps.flatMap(({ selector }) => /^\[data-panel="(\w+)"\]$/.exec(selector)?.[1] ?? [])
  expect(named).toHaveLength(1)
  expect(panels.map(({ name }) => name)).toEqual(expect.arrayContaining(named))
})
