import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a process with this id runs. A zombie does not: in a container without an init process they stay for ever. */
export function isAlive(pid: number): boolean {
  return commandOf(pid) !== ''
}

/** The command line of a process, to tell whether an id still means the program it once meant; empty when it is gone. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
