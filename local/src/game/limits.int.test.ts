import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GameStack, startGameStack } from '../testing/game-stack.ts'

let stack: GameStack

beforeAll(async () => {
  stack = await startGameStack()
})

afterAll(() => stack.stop())

test.each([
  ['of 200 characters', 'x'.repeat(200), null],
  ['of 201 characters', 'x'.repeat(201), '23514'],
  ['with emoji', '👩‍👩‍👧‍👦'.repeat(20), null],
  ['of nothing', '', '23514'],
  ['of blanks', '   ', '23514'],
])('a player name %s', async (_, playerName, code) => {
  const { gameId } = await stack.newGame([])
  const { error } = await stack.player(gameId).from('players').insert({ gameId, playerName })
  expect(error?.code ?? null).toBe(code)
})

const valid = { score: 0, clockTime: 1, clockCount: 0, clockNode: 'a' }

test.each([
  [{ ...valid }, null],
  [{ ...valid, score: 999 }, null],
  [{ ...valid, score: -1 }, '23514'],
  [{ ...valid, score: 1000 }, '23514'],
  [{ ...valid, score: 1.5 }, '22P02'],
  [{ ...valid, score: null }, '23502'],
  [{ ...valid, clockTime: -1 }, '23514'],
  [{ ...valid, clockTime: 253402300800000 }, '23514'],
  [{ ...valid, clockCount: 65536 }, '23514'],
  [{ ...valid, clockNode: '' }, '23514'],
  [{ ...valid, clockNode: 'ä' }, '23514'],
  [{ ...valid, enteredBy: 'x'.repeat(201) }, '23514'],
])('a score %j', async (values, code) => {
  const { gameId, players } = await stack.newGame()
  const row: Record<string, unknown> = { gameId, playerId: players[0], pageId: randomUUID(), ...values }
  const { error } = await stack.player(gameId).from('holes').insert(row)
  expect(error?.code ?? null).toBe(code)
  const { rows } = await stack.db.query('SELECT score FROM site_game.entries WHERE "gameId" = $1', [gameId])
  expect(rows).toHaveLength(code ? 0 : 1)
})

test('an entry from the future is refused with the time of here, also over one that is there', async () => {
  const { gameId, players } = await stack.newGame()
  const holes = stack.player(gameId).from('holes')
  const row = { gameId, playerId: players[0], pageId: randomUUID(), ...valid }
  const put = (ms: number) =>
    holes.upsert({ ...row, clockTime: Date.now() + ms }, { onConflict: 'gameId,playerId,pageId' })
  const minute = 60_000
  expect((await put(6 * minute)).error?.code).toBe('23514')
  expect((await put(4 * minute)).error).toBe(null)
  const { error } = await put(6 * minute)
  expect(error?.message).toBe('The clock of this entry is ahead')
  const { now, latest } = JSON.parse(error?.details ?? '')
  expect(Math.abs(now - Date.now())).toBeLessThan(minute)
  expect(latest - now).toBe(5 * minute)
  const { rows } = await stack.db.query('SELECT score FROM site_game.entries WHERE "gameId" = $1', [gameId])
  expect(rows).toHaveLength(1)
})

test('a score of a player who is not in the game is refused', async () => {
  const [mine, other] = [await stack.newGame(), await stack.newGame()]
  const row = { gameId: mine.gameId, playerId: other.players[0], pageId: randomUUID(), ...valid }
  expect((await stack.player(mine.gameId).from('holes').insert(row)).error?.code).toBe('23503')
})

test('a game has at most a hundred players, also when they all join at once', async () => {
  const { gameId } = await stack.newGame(Array.from({ length: 96 }, (_, index) => `Nr. ${index}`))
  const phone = stack.player(gameId)
  const joined = await Promise.all(
    Array.from({ length: 10 }, (_, index) => phone.from('players').insert({ gameId, playerName: `Zuletzt ${index}` })),
  )
  expect(joined.filter(({ error }) => !error)).toHaveLength(4)
  expect(joined.flatMap(({ error }) => error?.code ?? []).every((code) => code === '23514')).toBe(true)
  const { data } = await phone.from('players').select('id,playerName').limit(1).single()
  const again = await phone
    .from('players')
    .upsert({ gameId, ...data }, { ignoreDuplicates: true, onConflict: 'gameId,id' })
  expect(again.error).toBe(null)
})

test('a removed player keeps the scores, and can come back', async () => {
  const { gameId, players } = await stack.newGame()
  const phone = stack.player(gameId)
  await phone.from('holes').insert({ gameId, playerId: players[0], pageId: randomUUID(), ...valid })
  for (const removedAt of ['2026-11-21T12:00:00+00:00', null]) {
    const { data } = await phone.from('players').update({ removedAt }).eq('gameId', gameId).select().single()
    expect(data?.removedAt).toBe(removedAt)
  }
  expect((await phone.from('holes').select()).data).toHaveLength(1)
})

test('a player has at most a hundred holes', async () => {
  const { gameId, players } = await stack.newGame()
  const rows = Array.from({ length: 101 }, () => ({ gameId, playerId: players[0], pageId: randomUUID(), ...valid }))
  const phone = stack.player(gameId)
  expect((await phone.from('holes').insert(rows.slice(0, 50))).error).toBe(null)
  expect((await phone.from('holes').insert(rows.slice(50, 100))).error).toBe(null)
  expect((await phone.from('holes').insert(rows.slice(100))).error?.code).toBe('23514')
})

const upsert = { onConflict: 'gameId,playerId,pageId' }

test.each([
  ['new ones', 0],
  ['some that are there already', 20],
  ['all there already', 50],
])('a request has at most fifty scores, %s', async (_, known) => {
  const { gameId, players } = await stack.newGame()
  const [pages, phone] = [Array.from({ length: 51 }, () => randomUUID()), stack.player(gameId)]
  const rows = pages.map((pageId) => ({ gameId, playerId: players[0], pageId, ...valid }))
  expect((await phone.from('holes').upsert(rows.slice(0, known), upsert)).error).toBe(null)
  const later = rows.map((row) => ({ ...row, clockTime: 2, score: 7 }))
  expect((await phone.from('holes').upsert(later, upsert)).error?.message).toBe('A request has at most 50 scores')
  const { rows: kept } = await stack.db.query('SELECT score FROM site_game.entries WHERE "gameId" = $1', [gameId])
  expect(kept.map(({ score }) => score)).toEqual(Array(known).fill(0))
  expect((await phone.from('holes').upsert(later.slice(1), upsert)).error).toBe(null)
  expect((await phone.from('holes').upsert(later.slice(0, 1), upsert)).error).toBe(null)
  const all = phone.from('holes').update({ score: 8, clockTime: 3 }).eq('gameId', gameId)
  expect((await all).error?.message).toBe('A request has at most 50 scores')
})

test('a game takes scores of its own holes only, and of any hole where none are known', async () => {
  const { gameId, players } = await stack.newGame()
  const [own, other] = [randomUUID(), randomUUID()]
  const put = (pageId: string) =>
    stack
      .player(gameId)
      .from('holes')
      .upsert({ gameId, playerId: players[0], pageId, ...valid }, upsert)
  await stack.db.query('UPDATE site_game.games SET "pageIds" = $2 WHERE id = $1', [gameId, [own]])
  expect((await put(own)).error).toBe(null)
  expect((await put(other)).error?.message).toBe('This hole is none of the game')
  for (const none of [[], null]) {
    await stack.db.query('UPDATE site_game.games SET "pageIds" = $2 WHERE id = $1', [gameId, none])
    expect((await put(randomUUID())).error).toBe(null)
  }
})

test.each([
  ['an hour', 5000, '59 minutes', 'PT429'],
  ['an hour that is over', 5000, '61 minutes', null],
  ['a game', 10000, '2 days', 'PT429'],
])('entries of %s are counted: phones are told to wait', async (_, entries, ago, code) => {
  const { gameId, players } = await stack.newGame()
  await stack.db.query(
    `INSERT INTO site_game.entries
     SELECT $1, $2, gen_random_uuid(), 1, i, 0, 'a', '', now() - $4::interval FROM generate_series(1, $3::int) i`,
    [gameId, players[0], entries, ago],
  )
  const row = { gameId, playerId: players[0], pageId: randomUUID(), ...valid }
  const { error, status } = await stack.player(gameId).from('holes').upsert(row, upsert)
  expect([error?.code ?? null, status]).toEqual([code, code ? 429 : 201])
})

test('a few networks that take what they get leave coupons of the day for others', async () => {
  const day = '2026-11-27'
  const { gameId, players } = await stack.newGame(Array.from({ length: 100 }, (_, index) => `Nr. ${index}`))
  const ask = async (player: string, network: string) => {
    const { rows } = await stack.db.query('SELECT shared.issue_coupon($1, $2, $3, $4, 12, 100) AS given', [
      ...[gameId, player, day, network],
    ])
    return rows[0].given as boolean
  }
  const waiting = [...players]
  const takeAll = async (network: string) => {
    let given = 0
    while (waiting[0] && given < 12 && (await ask(waiting[0], network))) {
      waiting.shift()
      given += 1
    }
    return given
  }
  const shares: number[] = []
  for (let network = 0; network < 12; network++) shares.push(await takeAll(`network ${network}`))
  expect(shares[0]).toBe(12)
  expect(shares).toEqual([...shares].sort((a, b) => b - a))
  expect(waiting.length).toBeGreaterThan(10)
  expect(await ask(waiting[0] ?? '', 'somebody else')).toBe(true)
})

test('a coupon is redeemed once, and only for a player of the game', async () => {
  const { gameId, players } = await stack.newGame()
  const redemptions = () => stack.client({ key: stack.backend.serviceKey }).schema('shared').from('redemptions')
  const row = { gameId, playerId: players[0], redeemedBy: 'bar' }
  expect((await redemptions().insert(row)).error).toBe(null)
  expect((await redemptions().insert(row)).error?.code).toBe('23505')
  expect((await redemptions().insert({ ...row, playerId: randomUUID() })).error?.code).toBe('23503')
})
