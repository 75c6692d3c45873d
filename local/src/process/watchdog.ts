import { spawn } from 'node:child_process'

/** Ends processes when this one is gone, however it went: kill -9 leaves no time for a goodbye. */
export type Watchdog = {
  /** Sends the signal to the process; to its whole group when the id is negative. */
  guard(pid: number, signal: 'INT' | 'TERM'): void
  /** All guarded processes have been ended properly; nothing is left to do. */
  dismiss(): void
}

// The pipe closes when our process ends, and only then does `read` fail.
const script = `
trap '' INT TERM HUP
guarded=
while read -r signal pid; do guarded="$guarded $signal:$pid"; done
for each in $guarded; do kill -s "\${each%%:*}" -- "\${each#*:}" 2>/dev/null; done
`

/** Starts a small shell, in a process group of its own, that waits for the end of this process. */
export function startWatchdog(): Watchdog {
  const shell = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true, cwd: '/' })
  shell.unref()
  shell.stdin.on('error', () => undefined)
  // An unreferenced child still holds the event loop through its pipe.
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref()
  return {
    guard: (pid, signal) => shell.stdin.write(`${signal} ${pid}\n`),
    dismiss: () => shell.kill('SIGKILL'),
  }
}
