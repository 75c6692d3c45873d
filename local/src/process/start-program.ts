import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { rotateLog } from './rotate-log.ts'
import type { Watchdog } from './watchdog.ts'

export type StartProgram = {
  /** Name for messages, and before every line on the console. */
  name: string
  /** Arguments of Node: a file and its own arguments. */
  args: string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** A file, written anew, or the console. */
  log: string
  /** The program ran before, and its log goes on. */
  isAgain?: boolean
  watchdog: Watchdog
}

export type Program = {
  pid: number
  /** Resolves with the code or the signal that it ended with, whoever ended it. */
  end: Promise<string>
  /** Resolves when the program ends by itself with 0. Rejects, with the end of its log, when it ends otherwise. */
  success: Promise<void>
  /** Asks the program and all it started to end, once, and insists after five seconds. */
  stop(): Promise<void>
}

/** Starts a Node program in a process group of its own, so that it and its children end together, at last with us. */
export function startProgram({ name, args, cwd, env, log, isAgain, watchdog }: StartProgram): Program {
  if (log !== 'console') mkdirSync(dirname(log), { recursive: true })
  if (log !== 'console' && !isAgain) rmSync(log, { force: true })
  const output = log === 'console' ? 'pipe' : openSync(log, 'a')
  const child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['ignore', output, output] })
  if (typeof output === 'number') closeSync(output)
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => console.log(`${name.padEnd(3)} │ ${line}`))
  }
  const { pid } = child
  if (!pid) throw new Error(`${name} could not be started.`)
  watchdog.guard(-pid, 'TERM')

  const stopRotating = log === 'console' ? () => undefined : rotateLog(log)
  const end = endOf(child).finally(() => {
    stopRotating()
    watchdog.release(-pid)
  })
  const success = end.then((code) => {
    if (code !== '0') throw new Error(`${name} ended with ${code}${log === 'console' ? '' : tailOf(log)}`)
  })
  // Whoever waits for it hears of it; somebody who only stops the program need not.
  success.catch(() => undefined)
  let stopped: Promise<void> | undefined
  const stop = () => {
    // Only once: its id may mean another program later.
    stopped ??= stopGroup(pid, end)
    return stopped
  }
  return { pid, end, success, stop }
}

async function stopGroup(pid: number, end: Promise<string>): Promise<void> {
  if (!signalGroup(pid, 'SIGTERM')) return
  await Promise.race([end, wait(5000, undefined, { ref: false })])
  // The leader may be gone while a child of it has missed the signal.
  signalGroup(pid, 'SIGKILL')
  await end
}

/** Says whether there was anybody left to hear the signal. */
function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(-pid, signal)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(String(signal ?? code)))
  })
}

function tailOf(log: string): string {
  return `. The end of ${log}:\n${readFileSync(log, 'utf8').trimEnd().split('\n').slice(-40).join('\n')}`
}
