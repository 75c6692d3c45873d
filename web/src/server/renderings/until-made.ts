import type { ServerResponse } from 'node:http'

/** Time for an answer whose reader went away in the middle, in ms: nothing says when it has ended. */
const leftBehindMs = 200

/**
 * Resolves when an answer has been made, though its reader may still be taking it in: a slow reader holds no place in a queue. An
 * answer is a document of some hundred kB, so that it may wait in memory.
 */
export function untilMade(response: ServerResponse, make: () => void): Promise<void> {
  return new Promise((resolve) => {
    const { write, end } = response
    response.write = function unhurried(this: ServerResponse, ...given: unknown[]) {
      Reflect.apply(write, this, given)
      return true
    } as typeof write
    response.end = function made(this: ServerResponse, ...given: unknown[]) {
      resolve()
      return Reflect.apply(end, this, given)
    } as typeof end
    response.once('close', () => setTimeout(resolve, leftBehindMs))
    make()
  })
}

/** Resolves when somebody else's answer begins to come, or will not any more. */
export function untilAnswered(response: ServerResponse, ask: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    response.once('pipe', () => resolve()).once('close', resolve)
    ask().then(resolve, reject)
  })
}
