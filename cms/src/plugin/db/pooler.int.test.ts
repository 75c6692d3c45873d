import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@blickfang/local/src/process/free-port.ts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openJournal } from '../cache/journal.ts'
import { getPageView } from '../operations/page/get-page-view.ts'
import { makePage } from '../testing/make-page.ts'
import { startCms } from '../testing/start-cms.ts'

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0
const why = isInstalled ? '' : ' (skipped: PgBouncer is not installed here; Debian’s package pgbouncer is enough)'
const database = process.env.DATABASE_URL ?? ''
const rounds = 10
/** Postgres refuses a statement that it does not know by its name. */
const noName = '26000'

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** In transaction mode, with fewer connections than there are clients, so that each transaction may get another one. */
async function startPooler(database: string) {
  const folder = mkdtempSync(join(tmpdir(), 'blickfang-pooler-'))
  const address = new URL(database)
  const port = await freePort()
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users'), `"${address.username}" "${decodeURIComponent(address.password)}"\n`)
  writeFileSync(
    config,
    `[databases]
* = host=${address.hostname} port=${address.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 4
`,
  )
  chmodSync(folder, 0o755)
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const pooler = spawn('pgbouncer', [...user, config], { stdio: 'ignore' })
  const end = once(pooler, 'exit')
  address.port = String(port)
  await expect.poll(() => answers(address.href), { timeout: 20_000 }).toBe(true)
  return {
    url: address.href,
    stop: async () => {
      pooler.kill('SIGKILL')
      await end
      rmSync(folder, { recursive: true })
    },
  }
}

test.skipIf(!isInstalled)(`the pooler of this test is one that knows no names of statements${why}`, async () => {
  const pooler = await startPooler(database)
  const clients = Array.from({ length: 12 }, () => new pg.Client({ connectionString: pooler.url }))
  await Promise.all(clients.map((client) => client.connect()))
  const ask = (client: pg.Client) =>
    client.query({ name: 'one', text: 'select 1' }).then(
      () => '',
      ({ code }) => String(code),
    )
  const codes: string[] = []
  for (let round = 0; round < 5; round++) codes.push(...(await Promise.all(clients.map(ask))))
  await Promise.all(clients.map((client) => client.end()))
  await pooler.stop()
  expect(codes.some((code) => code === noName || code === '42P05')).toBe(true)
})

test.skipIf(!isInstalled)(
  `behind PgBouncer in transaction mode the cms reads, saves, publishes, counts tries and migrates${why}`,
  async () => {
    const pooler = await startPooler(database)
    process.env.DATABASE_URL = pooler.url
    process.env.DATABASE_POOLER = '1'
    const cms = await startCms()
    const pages = await Promise.all([makePage(cms), makePage(cms), makePage(cms)])
    const guess = () =>
      cms.request({ method: 'POST', path: '/bf-users/login', body: { email: 'a@b.ch', password: 'falsch' } })
    const journal = openJournal(pooler.url)
    for (let round = 0; round < rounds; round++) {
      const views = Array.from({ length: 8 }, () =>
        getPageView(
          { collection: null, slug: '', locale: 'de', draft: false },
          { db: cms.db, actor: { id: null, role: 'visitor' } },
        ),
      )
      const [published, refused] = await Promise.all([
        Promise.all(pages.map((page) => page.publish())),
        guess(),
        journal.answer({ web: 'web-of-the-test', position: round, leaves: true }),
        ...views,
      ])
      expect(published.map(({ status }) => status)).toEqual([200, 200, 200])
      expect([401, 429]).toContain(refused.status)
    }
    const migrate = () =>
      execFileSync(process.execPath, ['scripts/run-script.mjs', 'cms/src/migrate.ts'], { encoding: 'utf8' })
    expect(migrate()).toBe('')
    await cms.stop()
    await pooler.stop()
  },
)
