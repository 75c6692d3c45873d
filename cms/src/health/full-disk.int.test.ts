import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '@blickfang/local/src/postgres/start-postgres.ts'
import { canWrite } from '@blickfang/platform/store/check-store.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseChecks } from './database-checks.ts'

/** A disk of its own, which only root may make. */
const disk = mkdtempSync(join(tmpdir(), 'blickfang-disk-'))
const isThere = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', disk]).status === 0
const why = isThere ? '' : ' (skipped: only root may mount a small disk on Linux)'
const filler = join(disk, 'filler')
let postgres: Postgres | undefined
let client: pg.Client | undefined

beforeAll(async () => {
  if (isThere) postgres = await startPostgres({ dataDir: placeOn(disk) })
})
afterAll(async () => {
  await client?.end()
  await postgres?.stop()
  if (isThere) spawnSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

function placeOn(folder: string): string {
  // Postgres runs as another user than root.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'postgres'))
  return join(folder, 'postgres')
}

/** To the last block. */
function fill(): void {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(filler, Buffer.alloc(bavail * bsize))
}

test.skipIf(!isThere)(
  `a full disk is a warning of the database and of the library, reads go on, and it is over once there is room${why}`,
  async () => {
    const url = postgres?.url ?? ''
    client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('create table kept as select n from generate_series(1, 1000) n')
    const look = async () => {
      const checks = new DatabaseChecks(url)
      const library = canWrite(openMediaStore({ MEDIA_DIR: join(disk, 'media') }))
      return [await checks.answers(), await checks.hasRoom(), await library()]
    }
    const well = [{ status: 'pass' }, { status: 'pass' }, { status: 'pass' }]
    expect(await look()).toEqual(well)
    fill()
    expect(await look()).toEqual([
      { status: 'pass' },
      { status: 'warn', output: 'The database takes nothing new: its disk is full.' },
      { status: 'warn', output: 'The media library fails: the disk is full.' },
    ])
    expect((await client.query('select count(*)::int as n from kept')).rows).toEqual([{ n: 1000 }])
    rmSync(filler)
    expect(await look()).toEqual(well)
  },
)
