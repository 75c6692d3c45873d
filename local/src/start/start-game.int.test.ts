import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPostgres } from '../postgres/start-postgres.ts'
import { connectGame } from '../testing/connect-game.ts'
import { startGame } from './start-game.ts'

let dataDir: string
const none = { cms: {}, web: {} }
const closers: (() => Promise<void> | void)[] = []
const run = { onClose: (closer: () => Promise<void> | void) => void closers.push(closer) }

function start({
  folder = dataDir,
  isFresh = false,
  env = {},
}: {
  folder?: string
  isFresh?: boolean
  env?: NodeJS.ProcessEnv
}) {
  const postgresUrl = async () => {
    const { url, stop } = await startPostgres({ dataDir: join(folder, 'postgres') })
    run.onClose(stop)
    return url
  }
  return startGame({ dataDir: folder, isFresh, env, run, postgresUrl })
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'blickfang game '))
  chmodSync(dataDir, 0o755)
})

afterEach(async () => {
  for (let closer = closers.pop(); closer; closer = closers.pop()) await closer()
  rmSync(dataDir, { recursive: true })
})

test('a backend of its own, unless the environment names another', async () => {
  expect(await start({ env: { SUPABASE_URL: 'https://example.ch' } })).toEqual(none)
  expect(closers).toEqual([])

  const settings = await start({})
  expect(Object.keys(settings.web)).toEqual(['SUPABASE_URL', 'SUPABASE_ANON_KEY'])
  const {
    SUPABASE_URL: url = '',
    SUPABASE_SERVICE_KEY: serviceKey = '',
    SUPABASE_ANON_KEY: anonKey = '',
  } = settings.cms
  const created = await connectGame(url, serviceKey).from('games').insert({ gameName: 'Runde' })
  expect(created.error).toBe(null)
  expect((await connectGame(url, anonKey).from('games').select()).status).toBe(401)
})

test('games outlive a restart, and a fresh start begins without them', async () => {
  const count = async (isFresh: boolean) => {
    const { cms } = await start({ isFresh })
    const { SUPABASE_URL: url = '', SUPABASE_SERVICE_KEY: key = '' } = cms
    const games = connectGame(url, key).from('games')
    await games.insert({ gameName: 'Runde' })
    const { count: result } = await games.select('*', { count: 'exact', head: true })
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer()
    return result
  }
  expect([await count(false), await count(false), await count(true)]).toEqual([1, 2, 1])
})

test('two backends at once, neither with a port of its choice, do not meet', async () => {
  const begin = (folder: string) => start({ folder: join(dataDir, folder) })
  const [one, two] = await Promise.all([begin('one'), begin('two')])
  expect(one.web.SUPABASE_URL).not.toBe(two.web.SUPABASE_URL)
  for (const { SUPABASE_URL: url = '', SUPABASE_ANON_KEY: key = '' } of [one.web, two.web]) {
    expect((await connectGame(url, key).from('games').select()).status).toBe(401)
  }
})

test('a port that is asked for and taken keeps the game away, and not the site', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const squatter = createServer().listen(0)
  await once(squatter, 'listening')
  const address = squatter.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  expect(await start({ env: { GAME_PORT: port } })).toEqual(none)
  expect(said.mock.calls.flat().join('\n')).toContain('The site starts without the game')
  said.mockRestore()
  squatter.close()
})
