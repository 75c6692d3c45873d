import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'

const held = new Set<string>()

/** Runs `work` while nobody else runs work under the same lock file. A lock whose holder died is taken over. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  while (held.has(file) || !take(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true })
    await wait(50)
  }
  held.add(file)
  try {
    return await work()
  } finally {
    held.delete(file)
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isAbandoned(file: string): boolean {
  if (held.has(file)) return false
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    // Zero for the instant between the holder's open and write. Our own id, unheld: a namesake from before a restart.
    return holder !== 0 && (holder === process.pid || !isAlive(holder))
  } catch {
    return false
  }
}
