import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAlive } from './is-alive.ts'
import { keepRunning } from './keep-running.ts'
import { type Program, startProgram } from './start-program.ts'
import { startWatchdog, type Watchdog } from './watchdog.ts'

let folder: string
let watchdog: Watchdog
let current: Program

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blickfang '))
  watchdog = startWatchdog()
})

afterEach(async () => {
  await current.stop()
  watchdog.dismiss()
  rmSync(folder, { recursive: true })
})

const log = () => join(folder, 'program.log')

/** Keeps a program of this code running. */
function keep(code: string) {
  const begin = (isAgain: boolean) =>
    startProgram({ name: 'program', args: ['-e', code], log: log(), isAgain, watchdog })
  current = begin(false)
  const closing = { isClosing: false }
  const [onGiveUp, reasons] = [vi.fn(), [] as string[]]
  const kept = keepRunning({
    ...{ name: 'program', program: current, again: () => begin(true), isClosing: () => closing.isClosing, onGiveUp },
    onRestart: (program, reason) => {
      current = program
      reasons.push(reason)
    },
  })
  return { kept, closing, onGiveUp, reasons }
}

test('a program that was killed runs again, is told of, and its log goes on', async () => {
  const { kept, closing, reasons } = keep('console.log("here"); setInterval(() => {}, 1000)')
  const first = current.pid
  await expect.poll(() => readFileSync(log(), 'utf8')).toBe('here\n')
  process.kill(first, 'SIGKILL')
  await expect.poll(() => readFileSync(log(), 'utf8')).toBe('here\nhere\n')
  expect(reasons).toEqual(['SIGKILL'])
  expect([isAlive(first), isAlive(current.pid)]).toEqual([false, true])
  closing.isClosing = true
  await current.stop()
  await kept
  expect(reasons).toHaveLength(1)
})

test('one that ends at every start is given up, with its last words', async () => {
  const { kept, onGiveUp, reasons } = keep('console.error("no space left"); process.exit(3)')
  await kept
  expect(reasons).toEqual(['3', '3', '3'])
  expect(String(onGiveUp.mock.calls[0]?.[0])).toContain('no space left')
})
