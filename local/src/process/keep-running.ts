import { setTimeout as wait } from 'node:timers/promises'
import type { Program } from './start-program.ts'

type KeepRunning = {
  name: string
  program: Program
  /** Starts it once more. */
  again: () => Program
  /** Whether it is meant to end. */
  isClosing: () => boolean
  /** Hears each time that it was started anew. */
  onRestart: (program: Program, reason: string) => void
  /** Hears that it was given up, because it ends again and again. */
  onGiveUp: (error: unknown) => void
}

/** A program that ran this long before it ended had started well. */
const startedWellMs = 10_000
const attempts = 3

/** Starts a program again whenever it ends by itself, until it has ended right after its start several times in a row. */
export async function keepRunning({
  name,
  program,
  again,
  isClosing,
  onRestart,
  onGiveUp,
}: KeepRunning): Promise<void> {
  let current = program
  let begin = performance.now()
  for (let quick = 0; quick < attempts; ) {
    const reason = await current.end
    if (isClosing()) return
    quick = performance.now() - begin < startedWellMs ? quick + 1 : 0
    // What it has started goes on otherwise, and holds its port.
    await current.stop()
    await wait(quick * 1000)
    if (isClosing()) return
    current = again()
    begin = performance.now()
    onRestart(current, reason)
  }
  await current.end
  if (isClosing()) return
  await current.success.then(() => onGiveUp(new Error(`${name} ends again and again.`)), onGiveUp)
}
