import { randomUUID } from 'node:crypto'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GameStack, startGameStack } from '../testing/game-stack.ts'
import { prepareGameDatabase } from './prepare-game-database.ts'

let stack: GameStack

beforeAll(async () => {
  stack = await startGameStack()
})

afterAll(() => stack.stop())

type Entry = { player: number; page: number; score: number; time: number; count: number; node: string }

const pages = [randomUUID(), randomUUID()]
const places = [0, 1].flatMap((player) => [0, 1].map((page) => ({ player, page })))
// Small ranges, so that stamps meet; phones that are a day ahead or behind; names whose order depends on the locale.
const entry: fc.Arbitrary<Entry> = fc.record({
  player: fc.nat(1),
  page: fc.nat(1),
  score: fc.nat(3),
  time: fc.constantFrom(1, 2, 3, 1_700_000_000_000, 1_700_086_400_000),
  count: fc.nat(1),
  node: fc.constantFrom('a', 'B', 'b', '-', '_', '9'),
})
const schedule = fc
  .array(entry, { minLength: 1, maxLength: 12 })
  .chain((sent) => fc.tuple(fc.shuffledSubarray([...sent, ...sent], { minLength: sent.length * 2 }), fc.constant(sent)))

function isLater(one: Entry, other: Entry): boolean {
  const stamp = ({ time, count, node, score }: Entry) => [time, count, node, score] as const
  const [mine, theirs] = [stamp(one), stamp(other)]
  const at = mine.findIndex((value, index) => value !== theirs[index])
  return at >= 0 && (mine[at] ?? '') > (theirs[at] ?? '')
}

function latest(entries: Entry[]): Entry[] {
  return places.flatMap(({ player, page }) => {
    const cell = entries.filter((each) => each.player === player && each.page === page)
    return cell.length > 0 ? [cell.reduce((best, each) => (isLater(each, best) ? each : best))] : []
  })
}

function distinct(entries: Entry[]): Entry[] {
  return [...new Map(entries.map((each) => [JSON.stringify(Object.values(each)), each])).values()]
}

async function upsert(gameId: string, players: string[], entered: Entry, db: pg.Pool = stack.db): Promise<void> {
  const { player, page, score, time, count, node } = entered
  // Word for word what PostgREST makes of the client's upsert.
  await db.query(
    `INSERT INTO site_game.holes ("gameId", "playerId", "pageId", score, "clockTime", "clockCount", "clockNode")
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT ("gameId", "pageId", "playerId") DO UPDATE SET "gameId" = excluded."gameId",
       "playerId" = excluded."playerId", "pageId" = excluded."pageId", score = excluded.score,
       "clockTime" = excluded."clockTime", "clockCount" = excluded."clockCount", "clockNode" = excluded."clockNode"`,
    [gameId, players[player], pages[page], score, time, count, node],
  )
}

async function stored(table: 'holes' | 'entries', gameId: string, players: string[]): Promise<Entry[]> {
  const { rows } = await stack.db.query(`SELECT * FROM site_game.${table} WHERE "gameId" = $1`, [gameId])
  return rows.map((row) => ({
    player: players.indexOf(row.playerId),
    page: pages.indexOf(row.pageId),
    score: row.score,
    time: Number(row.clockTime),
    count: row.clockCount,
    node: row.clockNode,
  }))
}

const sorted = (entries: Entry[]) => entries.map((each) => JSON.stringify(Object.values(each))).sort()

test('whatever arrives in whatever order and however often, the latest entry counts and all are in the log', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async ([arrivals, sent]) => {
      const { gameId, players } = await stack.newGame(['Mia', 'Noa'])
      for (const each of arrivals) await upsert(gameId, players, each)
      expect(sorted(await stored('holes', gameId, players))).toEqual(sorted(latest(sent)))
      expect(sorted(await stored('entries', gameId, players))).toEqual(sorted(distinct(sent)))
    }),
    { numRuns: propertyRuns(60) },
  )
})

test('the same when everything arrives at once', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async ([arrivals, sent]) => {
      const { gameId, players } = await stack.newGame(['Mia', 'Noa'])
      await Promise.all(arrivals.map((each) => upsert(gameId, players, each)))
      expect(sorted(await stored('holes', gameId, players))).toEqual(sorted(latest(sent)))
      expect(sorted(await stored('entries', gameId, players))).toEqual(sorted(distinct(sent)))
    }),
    { numRuns: propertyRuns(40) },
  )
})

test('the answer to an entry is the row that counts, and its id never changes', async () => {
  const { gameId, players } = await stack.newGame()
  const holes = () => stack.player(gameId).from('holes')
  const row = { gameId, playerId: players[0], pageId: pages[0], clockCount: 0 }
  const options = { onConflict: 'gameId,pageId,playerId' }
  const later = { ...row, score: 4, clockTime: 20, clockNode: 'mine', enteredBy: 'Mia' }
  const first = await holes().upsert(later, options).select().single()
  expect(first.data).toMatchObject(later)
  const overtaken = { ...row, score: 9, clockTime: 10, clockNode: 'other', enteredBy: 'Noa' }
  const second = await holes().upsert(overtaken, options).select().single()
  expect(second.data).toEqual(first.data)
  const third = await holes()
    .upsert({ ...later, clockTime: 30, score: 5 }, options)
    .select()
    .single()
  expect(third.data).toMatchObject({ id: first.data?.id, score: 5 })
  const { data: log } = await stack.player(gameId).from('entries').select('score,enteredBy').order('clockTime')
  expect(log).toEqual([
    { score: 9, enteredBy: 'Noa' },
    { score: 4, enteredBy: 'Mia' },
    { score: 5, enteredBy: 'Mia' },
  ])
})

test.each([
  ['a', 'B'],
  ['B', 'a'],
])(
  'names of phones are compared by their bytes, whatever the language of the database (%s, then %s)',
  async (...nodes) => {
    await stack.db.query('DROP DATABASE IF EXISTS german')
    await stack.db.query("CREATE DATABASE german TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'de-CH'")
    const address = new URL(stack.backend.databaseUrl)
    address.pathname = '/german'
    await prepareGameDatabase(address.href)
    const db = new pg.Pool({ connectionString: address.href }).on('error', () => undefined)
    const [gameId, playerId] = [randomUUID(), randomUUID()]
    await db.query(`INSERT INTO site_game.games VALUES ($1, 'Runde')`, [gameId])
    await db.query(`INSERT INTO site_game.players VALUES ($1, $2, 'Mia')`, [gameId, playerId])
    for (const node of nodes)
      await upsert(gameId, [playerId], { player: 0, page: 0, score: 1, time: 1, count: 0, node }, db)
    const { rows } = await db.query('SELECT \'a\' < \'B\' AS "isGerman", "clockNode" FROM site_game.holes')
    await db.end()
    expect(rows).toEqual([{ isGerman: true, clockNode: 'a' }])
  },
)

test('an entry without a stamp is refused, since nobody could say whether it is the later one', async () => {
  const { gameId, players } = await stack.newGame()
  const row = { gameId, playerId: players[0], pageId: pages[0], score: 3 }
  expect((await stack.player(gameId).from('holes').upsert(row)).error?.code).toBe('23502')
})

test('a button held down fills the log only so far, and still the last entry counts', async () => {
  const { gameId, players } = await stack.newGame()
  for (let time = 1; time <= 210; time++) {
    await upsert(gameId, players, { player: 0, page: 0, score: time % 10, time, count: 0, node: 'a' })
  }
  expect(await stored('holes', gameId, players)).toMatchObject([{ time: 210, score: 0 }])
  expect(await stored('entries', gameId, players)).toHaveLength(200)
})
