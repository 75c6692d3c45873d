import { setTimeout as wait } from 'node:timers/promises'
import { closeIdle } from '@blickfang/platform/server/close-server.ts'
import { seenServers } from './watch-requests.ts'

interface Stop {
  /** Hears of it at once. */
  readonly onStop: () => void
  /** How long requests are still taken afterwards. */
  readonly delayMs: number
  /** Brings work to its end meanwhile. */
  readonly finish: () => Promise<unknown>
}

/** Time for all of it, in ms; supervisors give 30 s. Jobs that are not done then are taken up by another process. */
const patienceMs = 25_000

/**
 * Puts an end of our own before Next's, which lets requests come to theirs and then ends the process, whatever jobs run in it.
 * Next has its listeners before it calls `register`; they are called afterwards, so that what Next does stays Next's.
 */
export function stopBeforeNext({ onStop, delayMs, finish }: Stop): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const next = process.listeners(signal)
    process.removeAllListeners(signal)
    process.once(signal, async () => {
      // Whoever asks twice waits as long as who asks once.
      process.on(signal, () => undefined)
      onStop()
      const patience = wait(patienceMs, undefined, { ref: false })
      await Promise.race([Promise.all([wait(delayMs), finish()]), patience])
      for (const server of seenServers()) closeIdle(server)
      void patience.then(cutConnections)
      for (const listener of next) listener(signal)
    })
  }
}

function cutConnections(): void {
  for (const server of seenServers()) server.closeAllConnections()
}
