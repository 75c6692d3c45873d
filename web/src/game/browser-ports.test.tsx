import { beforeEach, expect, test } from 'vitest'
import { browserPorts } from './browser-ports.ts'
import { LocalGame } from './local-game.ts'

beforeEach(() => localStorage.clear())

test('who looks at the page without a game leaves nothing on the phone; the first game makes its sign, and it stays', () => {
  const game = new LocalGame(browserPorts())
  expect([game.getState().status, localStorage.length]).toEqual(['none', 0])
  const { phone } = browserPorts()
  expect(phone.id).toHaveLength(16)
  expect([phone.id, browserPorts().phone.id]).toEqual([phone.id, localStorage.getItem('gamePhone')])
})
