import { setTimeout as wait } from 'node:timers/promises'
import type { Watchdog } from '../process/watchdog.ts'
import { findServerProcess, type ServerProcess } from './server-process.ts'

type KeepServer = {
  cluster: string
  server: ServerProcess
  /** Brings it up once more, on the port that everybody knows. */
  again: () => Promise<ServerProcess>
  watchdog: Watchdog
  /** Hears of each start, and of why one has failed. */
  onRestart: (failure?: unknown) => void
}

const lookEveryMs = 500
const patienceMs = 5000

/** Starts a server again whenever it is gone, until it is told to stop; a start that fails is tried again. */
export function keepServer({ cluster, server, again, watchdog, onRestart }: KeepServer): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const rest = (ms: number) => wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
  let current = server
  const look = async () => {
    for (; !stopping.signal.aborted; await rest(lookEveryMs)) {
      const running = findServerProcess(cluster)
      if (running?.pid === current.pid) continue
      watchdog.release(current.pid)
      try {
        current = await again()
      } catch (failure) {
        onRestart(failure)
        await rest(patienceMs)
        continue
      }
      watchdog.guard(current.pid, 'INT')
      onRestart()
    }
  }
  const looking = look()
  return {
    stop: async () => {
      stopping.abort()
      await looking
    },
  }
}
