import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { commandOf, isAlive } from './is-alive.ts'

/**
 * Calls back once when the npm that runs us is gone. Its death by kill -9 reaches neither us nor the shell between us.
 * Started without npm, we may outlive whoever started us (nohup), unless `attached` says that we belong to them.
 */
export function watchParent({ attached, onGone }: { attached: boolean; onGone: () => void }): void {
  const parent = attached ? process.ppid : findNpm(process.ppid)
  if (!parent) return
  const timer = setInterval(() => {
    if (isAlive(parent)) return
    clearInterval(timer)
    onGone()
  }, 1000)
  timer.unref()
}

function findNpm(pid: number, generations = 3): number | undefined {
  if (!process.env.npm_lifecycle_event || pid <= 1 || generations === 0) return undefined
  return /^npm\b|npm-cli/.test(commandOf(pid)) ? pid : findNpm(parentOf(pid), generations - 1)
}

function parentOf(pid: number): number {
  try {
    // The second field is the program's name in brackets, which may itself hold spaces and brackets.
    if (process.platform === 'linux')
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[1])
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))
  } catch {
    return 0
  }
}
