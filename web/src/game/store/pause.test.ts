import { expect, test } from 'vitest'
import { Pause } from './pause.ts'

/** A clock that stands still until it is moved, and remembers what was to happen when. */
function makeClock() {
  let now = 0
  let waiting: { at: number; run: () => void }[] = []
  return {
    elapsed: () => now,
    later: (run: () => void, ms: number) => {
      const entry = { at: now + ms, run }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
    move: (ms: number) => {
      now += ms
      const due = waiting.filter(({ at }) => at <= now)
      waiting = waiting.filter(({ at }) => at > now)
      for (const { run } of due) run()
    },
  }
}

function tapping() {
  const clock = makeClock()
  let runs = 0
  const pause = new Pause(clock, () => {
    runs++
  })
  return { clock, pause, runs: () => runs }
}

test('what is wanted runs once, in the pause after the last tap', () => {
  const { clock, pause, runs } = tapping()
  for (let tap = 0; tap < 4; tap++) {
    pause.soon()
    clock.move(200)
  }
  expect(runs()).toBe(0)
  clock.move(50)
  expect(runs()).toBe(1)
  clock.move(10_000)
  expect(runs()).toBe(1)
})

test('who never stops tapping is waited for two seconds, and then until the tap is on the screen', () => {
  const { clock, pause, runs } = tapping()
  for (let at = 0; at < 2_000; at += 100) {
    pause.soon()
    clock.move(100)
  }
  expect(runs()).toBe(0)
  pause.soon()
  clock.move(49)
  expect(runs()).toBe(0)
  clock.move(1)
  expect(runs()).toBe(1)
})

test('what comes ever faster cannot put it off for ever', () => {
  const { clock, pause, runs } = tapping()
  for (let at = 0; at < 2_100; at += 10) {
    pause.soon()
    clock.move(10)
  }
  expect(runs()).toBe(1)
})

test('after it has run the waiting begins anew', () => {
  const { clock, pause, runs } = tapping()
  pause.soon()
  clock.move(250)
  clock.move(5_000)
  pause.soon()
  clock.move(200)
  expect(runs()).toBe(1)
  clock.move(50)
  expect(runs()).toBe(2)
})
