import { msUntilQuiet } from './is-typing.ts'

/** A person who types, or has just put the caret somewhere, is not disturbed before a pause of this length. */
const quietMs = 2_000
/** A page that never rests gets on as well. */
const maxMs = 5_000
/** Safari knows no idle moments: a short wait has to do. */
const shortMs = 50

/** Resolves when nobody types and the browser has nothing else to do: for what takes the thread for longer than a key may wait. */
export async function whenIdle(): Promise<void> {
  do {
    for (let ms = msUntilQuiet(quietMs); ms > 0; ms = msUntilQuiet(quietMs)) await wait(ms)
    await ('requestIdleCallback' in globalThis ? nextIdle() : wait(shortMs))
  } while (msUntilQuiet(quietMs) > 0)
}

function nextIdle(): Promise<unknown> {
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: maxMs }))
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
