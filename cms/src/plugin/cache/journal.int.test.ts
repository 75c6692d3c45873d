import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { Journal } from './journal.ts'

const url = process.env.DATABASE_URL ?? ''
const client = new pg.Client({ connectionString: url })
await client.connect()
const journal = new Journal(url)

afterEach(async () => {
  await client.query('delete from bf_cache_journal')
  await client.query('delete from bf_cache_webs')
})
afterAll(() => client.end())

const note = (by: pg.Client, tag: string) =>
  by.query('insert into bf_cache_journal (tags) values ($1)', [JSON.stringify([tag])])
const ask = (position: number | null) => journal.answer({ web: 'web-of-the-test', position })

test('a web process that knows nothing is told where the journal is; later it is told what came, in order', async () => {
  await note(client, 'page:before')
  const { position, expiries } = await ask(null)
  expect(expiries).toBeNull()
  await note(client, 'page:a')
  await note(client, 'page:b')
  const told = [
    { position: position + 1, tags: ['page:a'] },
    { position: position + 2, tags: ['page:b'] },
  ]
  expect(await ask(position)).toEqual({ position: position + 2, expiries: told })
  expect(await ask(position + 2)).toEqual({ position: position + 2, expiries: [] })
})

test('what is committed late comes after what was noted later and committed before', async () => {
  const { position } = await ask(null)
  const slow = new pg.Client({ connectionString: url })
  await slow.connect()
  await slow.query('begin')
  await note(slow, 'page:slow')
  await note(client, 'page:quick')
  expect((await ask(position)).expiries).toEqual([{ position: position + 1, tags: ['page:quick'] }])
  await slow.query('commit')
  expect((await ask(position + 1)).expiries).toEqual([{ position: position + 2, tags: ['page:slow'] }])
  await slow.end()
})

test('places that several give at once are without gaps, and each is given once', async () => {
  const { position } = await ask(null)
  await Promise.all(Array.from({ length: 20 }, (_, index) => note(client, `page:${index}`)))
  const given = await Promise.all([1, 2, 3].map(() => new Journal(url).givePositions()))
  expect(given.flatMap(({ tags }) => tags)).toHaveLength(20)
  const { expiries } = await ask(position)
  expect(expiries?.map((each) => each.position)).toEqual(Array.from({ length: 20 }, (_, index) => position + index + 1))
})

test('who missed what is removed already, or stands after a journal that was restored, is told so', async () => {
  const { position } = await ask(null)
  await note(client, 'page:a')
  await note(client, 'page:b')
  await ask(position)
  await client.query('delete from bf_cache_journal where position = $1', [position + 1])
  expect((await ask(position)).expiries).toBeNull()
  expect(await ask(position + 9)).toEqual({ position: position + 2, expiries: null })
})

test('each question gives a follower another mark; one that leaves is waited for no more', async () => {
  const marks = async () => (await journal.listFollowers()).map(({ mark }) => mark)
  await ask(null)
  const first = await marks()
  await ask(0)
  expect(await marks()).not.toEqual(first)
  await journal.answer({ web: 'web-of-the-test', position: 0, leaves: true })
  expect(await marks()).toEqual([])
})

test('a process that starts waits for a database that is slow to take it, a web process does not', async () => {
  const own = new URL(url)
  const door = createServer((from) => {
    from.on('error', () => undefined)
    from.pause()
    // Longer than a web process waits.
    setTimeout(() => {
      const to = connect(Number(own.port), own.hostname)
      from.pipe(to).on('error', () => undefined)
      to.pipe(from)
    }, 2_500)
  })
  await once(door.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void door.close())
  const { port } = door.address() as AddressInfo
  const slow = new Journal(String(Object.assign(new URL(own), { hostname: '127.0.0.1', port: String(port) })))
  await expect(slow.listFollowers()).rejects.toThrow('timeout')
  await slow.setCdn(false)
  expect(await journal.listUnpurged(1)).toEqual([])
})
