import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { findPart, queryValue, readPids } from '../kill-processes.ts'
import type { Sample } from './growth.ts'

const { dataDir } = inject('product')
/** The database's own files are asked for by SQL: the log that it writes ahead is filled and used again. */
const elsewhere = 'postgres'

/**
 * Measures the running product now: for cms, web, Postgres and PostgREST the memory in MB (shared memory counts by share) and the
 * open files; those of `npm start` too, whose memory keeps all mails by intention; connections of the database; the size of both
 * databases and of all else in the data folder, in MB. Linux only.
 */
export async function sampleProduct(): Promise<Sample> {
  const sizes = `select (count(*) filter (where backend_type = 'client backend' and pid <> pg_backend_pid()))
    || ' ' || (select sum(pg_database_size(datname)) from pg_database) as found from pg_stat_activity`
  const [connections = 0, databases = 0] = (await queryValue(sizes, 'found')).split(' ').map(Number)
  const sample: Record<string, number> = {
    connections,
    'databases MB': databases / 1e6,
    'other data MB': sizeOf(dataDir) / 1e6,
  }
  for (const [part, pids] of await membersByPart()) {
    sample[`files of ${part}`] = sum(pids.map(countFiles))
    if (part !== 'start') sample[`memory of ${part} MB`] = sum(pids.map(memoryOf)) / 1e3
  }
  return sample
}

async function membersByPart(): Promise<readonly [string, readonly number[]][]> {
  const { start = 0, cms = 0, web = 0 } = readPids()
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,pgid='], { encoding: 'utf8' }).trim().split('\n')
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number])
  const group = (leader: number) => rows.filter(([, , pgid]) => pgid === leader).map(([pid]) => pid)
  const family = (parent: number) => rows.filter(([pid, ppid]) => pid === parent || ppid === parent).map(([pid]) => pid)
  return [
    ['cms', group(cms)],
    ['web', group(web)],
    ['Postgres', family(await findPart('Postgres'))],
    ['PostgREST', [await findPart('PostgREST')]],
    ['start', [start]],
  ]
}

/** Memory of a process in kB; nothing of a process that has just ended. */
function memoryOf(pid: number): number {
  return orNothing(() => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]))
}

function countFiles(pid: number): number {
  return orNothing(() => readdirSync(`/proc/${pid}/fd`).length)
}

function sizeOf(folder: string): number {
  const entries = orNothing(() => readdirSync(folder, { withFileTypes: true }), [])
  return sum(
    entries
      .filter(({ name }) => name !== elsewhere)
      .map((entry) => {
        const path = join(folder, entry.name)
        return entry.isDirectory() ? sizeOf(path) : orNothing(() => statSync(path).size)
      }),
  )
}

const gone = new Set(['ENOENT', 'ESRCH'])

function orNothing(read: () => number): number
function orNothing<Result>(read: () => Result, nothing: Result): Result
function orNothing<Result>(read: () => Result, nothing: Result | number = 0) {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && gone.has(String(error.code))) return nothing
    throw error
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
