import type { Slicing } from './in-slices.ts'
import { msUntilQuiet } from './is-typing.ts'

/** Time between two keys of a person who types is less than this, in ms. */
const betweenKeysMs = 300
/** Longest wait for a pause: who types without one holds nothing up for longer. */
const maxMs = 5_000

/** Work in slices that waits for a pause of whoever types. */
export const besideTyping: Slicing = {
  now: () => performance.now(),
  yieldThread: async () => {
    const end = performance.now() + maxMs
    do await nextTask(msUntilQuiet(betweenKeysMs))
    while (msUntilQuiet(betweenKeysMs) > 0 && performance.now() < end)
  },
}

function nextTask(ms: number): Promise<void> {
  if (ms === 0 && 'scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((resolve) => {
    if (ms > 0) return void setTimeout(resolve, ms)
    // A timer of no time at all waits for four milliseconds once it follows on others.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}
