import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

const { dataDir, databaseUrl } = inject('product')

/** Parts of the product that a drill can kill; Realtime is part of `npm start` itself, which ends it on a signal. */
export const killable = ['cms', 'web', 'Postgres', 'PostgREST', 'Realtime'] as const
export type Killable = (typeof killable)[number]

/** Process ids of the run as they are now. */
export function readPids(): Readonly<Record<string, number>> {
  return JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')).pids
}

/** Process id of a part as it is now. Throws when there is no such process. */
export async function findPart(part: Killable): Promise<number> {
  const { start, ...pids } = readPids()
  if (part === 'Realtime') return idOf(start)
  if (part === 'PostgREST') return idOf(childOf(idOf(start), /postgrest/))
  if (part === 'Postgres') return idOf(Number.parseInt(await queryValue(postmaster, 'file'), 10))
  return idOf(pids[part])
}

/** Kills one part of the product, without a warning. */
export async function killPart(part: Killable): Promise<void> {
  const pid = await findPart(part)
  const isServer = part === 'cms' || part === 'web'
  // A server with all that it has started.
  process.kill(isServer ? -pid : pid, part === 'Realtime' ? 'SIGUSR2' : 'SIGKILL')
}

const postmaster = "select pg_read_file('postmaster.pid') as file"

/** Never 0, 1 or nothing at all: these mean others. */
function idOf(pid: number | undefined): number {
  if (!pid || !(pid > 1)) throw new Error(`There is no process ${pid} to kill.`)
  return pid
}

function childOf(parent: number, program: RegExp): number | undefined {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' }).trim().split('\n')
  const rows = lines.map((line) => line.trim().split(/\s+/))
  return Number(rows.find(([, ppid, name = '']) => Number(ppid) === parent && program.test(name))?.[0])
}

/** The one value that a statement answers, as soon as Postgres does. Throws for a statement that it does not understand. */
export async function queryValue(statement: string, column: string, address = databaseUrl): Promise<string> {
  for (;;) {
    const client = new pg.Client({ connectionString: address })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return String((await client.query(statement)).rows[0]?.[column])
    } catch (error) {
      // Class 42 of Postgres: no such table or column, no right to it, not SQL.
      if (error instanceof pg.DatabaseError && error.code?.startsWith('42')) throw error
      await wait(200)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
