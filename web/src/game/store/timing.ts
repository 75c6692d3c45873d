import type { GamePorts } from '../game-ports.ts'

export type Timing = Pick<GamePorts, 'later' | 'elapsed'>

/** The clock that nobody can set, and what runs by it. */
export const timing: Timing = {
  elapsed: () => performance.now(),
  later: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
