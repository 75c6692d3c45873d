import { readFileSync } from 'node:fs'

/** Length of one of the kernel's ticks in ms: `sysconf(_SC_CLK_TCK)` is 100 on every Linux that Node runs on. */
const tickMs = 10

/** Processor time that a process has taken so far, its own and the kernel's for it, in ms; needs Linux. */
export function processorTime(pid: number): number {
  // The name of the program stands in brackets and may hold spaces.
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/)
  const [user, system] = rest.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * tickMs
}
