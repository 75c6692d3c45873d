import { spawn } from 'node:child_process'

/** Ends processes when this one is gone, however it went: kill -9 leaves no time for a goodbye. */
export type Watchdog = {
  /** Sends the signal to the process; to its whole group when the id is negative. */
  guard(pid: number, signal: 'INT' | 'TERM'): void
  /** The process has ended, and its id may soon mean another one. */
  release(pid: number): void
  /** All guarded processes have been ended properly; nothing is left to do. */
  dismiss(): void
}

// The pipe closes when our process ends, and only then does `read` fail. Groups that do not listen are killed.
const script = `
trap '' INT TERM HUP
guarded=
forget() { kept=; for each in $guarded; do case $each in *:"$1") ;; *) kept="$kept $each" ;; esac; done; guarded=$kept; }
while read -r signal pid; do
  case $signal in release) forget "$pid" ;; *) guarded="$guarded $signal:$pid" ;; esac
done
for each in $guarded; do kill -s "\${each%%:*}" -- "\${each#*:}"; done
sleep 5
for each in $guarded; do case $each in *:-*) kill -s KILL -- "\${each#*:}" ;; esac; done
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
    release: (pid) => shell.stdin.write(`release ${pid}\n`),
    dismiss: () => shell.kill('SIGKILL'),
  }
}
