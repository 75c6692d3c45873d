import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { commandOf } from '../../process/is-alive.ts'
import { withLock } from '../../process/with-lock.ts'

const claimSchema = z.object({ pid: z.number(), command: z.string() })
type Claim = z.infer<typeof claimSchema>

/**
 * Makes the data folder this run's own and resolves with how to let go of it. Throws when another run has it: two would share
 * a database, and a publish through one would leave the other one's pages stale. A run that was killed has it no longer.
 */
export async function claimFolder(dataDir: string): Promise<() => void> {
  makeWritable(dataDir)
  const file = join(dataDir, 'start.json')
  return withLock(join(dataDir, 'start.lock'), async () => {
    const holder = readClaim(file)
    if (holder && isRunning(holder)) {
      throw new Error(
        `Blickfang runs from ${dataDir} already (process ${holder.pid}). Stop that one first, or start this one with its own data: DATA_DIR=another-folder npm start`,
      )
    }
    writeFileSync(file, JSON.stringify({ pid: process.pid, command: commandOf(process.pid) } satisfies Claim))
    return () => rmSync(file, { force: true })
  })
}

/** Makes the folder, or throws an error that says what to do: the system's own error for a folder that this user may not write to does not. */
function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new Error(
      `Nothing can be written to ${dataDir} (${reason}). Make that folder writable for this user, or start with another one: DATA_DIR=another-folder npm start`,
    )
  }
}

/** Whether the run still goes on. A process id alone may mean another program by now, or this one: in a container ids begin anew at each start. */
function isRunning({ pid, command }: Claim): boolean {
  return pid !== process.pid && command !== '' && commandOf(pid) === command
}

function readClaim(file: string): Claim | undefined {
  if (!existsSync(file)) return undefined
  try {
    return claimSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Half written by a run that was killed meanwhile.
    return undefined
  }
}
