import { expect, test } from 'vitest'
import { followPan } from './follow-pan.ts'

type Point = readonly [x: number, y: number]

/** An event of a finger, at a moment of our own choosing. */
function finger(type: string, [clientX, clientY]: Point, at: number, init: PointerEventInit = {}) {
  const event = new PointerEvent(type, { clientX, clientY, pointerId: 1, isPrimary: true, ...init })
  Object.defineProperty(event, 'timeStamp', { value: at })
  return event
}

/** Follows a finger that comes down at 100, 100 and writes down what it hears. */
function follow(init: PointerEventInit = {}) {
  const moves: number[] = []
  const ends: [number, number][] = []
  const stop = followPan(finger('pointerdown', [100, 100], 0, init), {
    onMove: (x) => moves.push(x),
    onEnd: (x, velocity) => ends.push([x, velocity]),
  })
  const send = (type: string, point: Point, at: number, init: PointerEventInit = {}) =>
    window.dispatchEvent(finger(type, point, at, init))
  return { moves, ends, stop, send }
}

test('a finger that goes sideways is followed to where it leaves, with its speed', () => {
  const { moves, ends, send } = follow()
  send('pointermove', [80, 102], 50)
  send('pointermove', [40, 140], 90)
  send('pointerup', [40, 140], 90)
  expect(moves).toEqual([-20, -60])
  expect(ends[0]?.[0]).toBe(-60)
  expect(ends[0]?.[1]).toBeCloseTo(-60_000 / 90)
  send('pointermove', [0, 140], 100)
  expect([moves.length, ends.length]).toEqual([2, 1])
})

test('a finger that goes up first is left to the sheet, whatever it does then', () => {
  const { moves, ends, send } = follow()
  send('pointermove', [98, 90], 20)
  send('pointermove', [20, 90], 60)
  send('pointerup', [20, 90], 60)
  expect([moves, ends]).toEqual([[], []])
})

test('a tap that trembles is no pan', () => {
  const { moves, ends, send } = follow()
  send('pointermove', [102, 101], 20)
  send('pointerup', [102, 101], 40)
  expect([moves, ends]).toEqual([[], []])
})

test('who holds still before letting go has no speed any more', () => {
  const { ends, send } = follow()
  send('pointermove', [20, 100], 40)
  send('pointermove', [19, 100], 900)
  send('pointerup', [19, 100], 960)
  expect(ends).toEqual([[-81, 0]])
})

test.each([
  ['a second finger', {}, { pointerId: 2 }],
  ['the right button', { button: 2 }, {}],
])('%s moves nothing', (_, down, move) => {
  const { moves, stop, send } = follow(down)
  send('pointermove', [20, 100], 40, move)
  stop()
  expect(moves).toEqual([])
})

test('a pan that was stopped moves nothing', () => {
  const { moves, stop, send } = follow()
  stop()
  send('pointermove', [20, 100], 40)
  expect(moves).toEqual([])
})

test('a finger that the browser takes away ends the pan where it is', () => {
  const { ends, send } = follow()
  send('pointermove', [150, 100], 200)
  send('pointercancel', [150, 100], 200)
  expect(ends).toEqual([[50, 0]])
})
