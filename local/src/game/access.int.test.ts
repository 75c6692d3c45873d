import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signJwt } from '../realtime/jwt.ts'
import type { GameClient } from '../testing/connect-game.ts'
import { type GameStack, startGameStack } from '../testing/game-stack.ts'
import { listen } from '../testing/listen.ts'

let stack: GameStack

beforeAll(async () => {
  stack = await startGameStack()
})

afterAll(() => stack.stop())

const roles = ['public key', 'player', 'service'] as const
const verbs = ['select', 'insert', 'update', 'delete'] as const
const tables = ['games', 'players', 'holes', 'entries', 'redemptions', 'coupons'] as const
type Role = (typeof roles)[number]
type Verb = (typeof verbs)[number]
type Table = (typeof tables)[number]
/** rows: it worked. nothing: as if there were no such rows. denied: refused, whatever the rows. */
type Outcome = 'rows' | 'nothing' | 'denied'

/** Rights of a player in the game of the token; everything else that is not listed is denied. */
const own: Partial<Record<Table, Verb[]>> = {
  games: ['select'],
  players: ['select', 'insert', 'update'],
  holes: ['select', 'insert', 'update'],
  entries: ['select'],
}

function expected(role: Role, table: Table, verb: Verb, isOwn: boolean): Outcome {
  if (role === 'service') return 'rows'
  if (role === 'public key' || !own[table]?.includes(verb)) return 'denied'
  if (isOwn) return 'rows'
  return verb === 'insert' ? 'denied' : 'nothing'
}

const cells = roles.flatMap((role) =>
  tables.flatMap((table) =>
    verbs.flatMap((verb) =>
      [true, false].map((isOwn) => {
        const outcome = expected(role, table, verb, isOwn)
        return { role, table, verb, isOwn, game: isOwn ? 'own' : 'foreign', outcome }
      }),
    ),
  ),
)

test.each(cells)('$role: $verb $table of the $game game: $outcome', async ({ role, table, verb, isOwn, outcome }) => {
  const [mine, other] = [await playedGame(), await playedGame()]
  const target = isOwn ? mine : other
  const before = await contentOf(target.gameId)
  const client = {
    'public key': () => stack.client(),
    player: () => stack.player(mine.gameId),
    service: () => stack.client({ key: stack.backend.serviceKey }),
  }[role]()

  const { data, error } = await attempt(client, table, verb, target)
  const seen = error ? (error.code === '42501' ? 'denied' : error.message) : data?.length ? 'rows' : 'nothing'
  expect(seen).toBe(outcome)
  const after = await contentOf(target.gameId)
  if (verb !== 'select' && outcome === 'rows') expect(after).not.toEqual(before)
  else expect(after).toEqual(before)
})

type Played = { gameId: string; playerId: string; loserId: string }

/** A game with two players, a score of the first, and the coupon that was redeemed for it. */
async function playedGame(): Promise<Played> {
  const { gameId, players } = await stack.newGame(['Mia', 'Noa'])
  const [playerId = '', loserId = ''] = players
  await stack.db.query(
    `INSERT INTO site_game.holes ("gameId", "playerId", "pageId", score, "clockTime", "clockCount", "clockNode")
     VALUES ($1, $2, $3, 4, 1000, 0, 'phone')`,
    [gameId, playerId, randomUUID()],
  )
  await stack.db.query(`INSERT INTO shared.redemptions ("gameId", "playerId", "redeemedBy") VALUES ($1, $2, 'bar')`, [
    gameId,
    playerId,
  ])
  await stack.db.query(
    `INSERT INTO shared.coupons ("gameId", "playerId", day, network) VALUES ($1, $2, '2026-11-22', 'bar')`,
    [gameId, playerId],
  )
  return { gameId, playerId, loserId }
}

function attempt(client: GameClient, table: Table, verb: Verb, { gameId, playerId, loserId }: Played) {
  const clock = { clockTime: 2000, clockCount: 0, clockNode: 'phone' }
  const cell = { gameId, playerId, pageId: randomUUID(), score: 5, ...clock }
  const inserted: Record<string, unknown> = {
    games: { gameName: gameId },
    players: { gameId, playerName: 'Lea' },
    holes: cell,
    entries: { ...cell, enteredBy: '' },
    redemptions: { gameId, playerId: loserId, redeemedBy: 'me' },
    coupons: { gameId, playerId: loserId, day: '2026-11-22', network: 'me' },
  }[table]
  const changed: Record<string, unknown> = {
    games: { gameName: 'Anders' },
    players: { playerName: 'Anders' },
    holes: { score: 7, ...clock },
    entries: { score: 7 },
    redemptions: { redeemedBy: 'me' },
    coupons: { network: 'me' },
  }[table]
  const rows = table === 'redemptions' || table === 'coupons' ? client.schema('shared').from(table) : client.from(table)
  const key = table === 'games' ? 'id' : 'gameId'
  switch (verb) {
    case 'select':
      return rows.select().eq(key, gameId)
    case 'insert':
      return rows.insert(inserted).select()
    case 'update':
      return rows.update(changed).eq(key, gameId).select()
    case 'delete':
      return rows.delete().eq(key, gameId).select()
  }
}

async function contentOf(gameId: string): Promise<unknown> {
  const { rows } = await stack.db.query(
    `SELECT (SELECT jsonb_agg(g ORDER BY id) FROM site_game.games g WHERE id = $1 OR "gameName" = $1::text) AS games,
            (SELECT jsonb_agg(p ORDER BY id) FROM site_game.players p WHERE "gameId" = $1) AS players,
            (SELECT jsonb_agg(h ORDER BY id) FROM site_game.holes h WHERE "gameId" = $1) AS holes,
            (SELECT jsonb_agg(e ORDER BY score, "clockTime") FROM site_game.entries e WHERE "gameId" = $1) AS entries,
            (SELECT jsonb_agg(r ORDER BY "playerId") FROM shared.redemptions r WHERE "gameId" = $1) AS redemptions,
            (SELECT jsonb_agg(c ORDER BY "playerId") FROM shared.coupons c WHERE "gameId" = $1) AS coupons`,
    [gameId],
  )
  return rows[0]
}

test.each(['public key', 'player'] as const)('the %s gives out no coupon', async (role) => {
  const { gameId, playerId } = await playedGame()
  const client = role === 'player' ? stack.player(gameId) : stack.client()
  const asked = { game: gameId, player: playerId, on_day: '2026-11-22', of_network: 'me', a_network: 9, a_day: 9 }
  const { error, data } = await client.schema('shared').rpc('issue_coupon', asked)
  expect([error?.code, data]).toEqual(['42501', null])
})

test('without a filter a player sees one game of many, and the public key not even that there are any', async () => {
  const { gameId } = await playedGame()
  await playedGame()
  const { data } = await stack.player(gameId).from('games').select('id')
  expect(data).toEqual([{ id: gameId }])
  const { data: nothing, count, status } = await stack.client().from('games').select('*', { count: 'exact' })
  expect({ nothing, count, status }).toEqual({ nothing: null, count: null, status: 401 })
})

test('an upsert into a foreign game is refused, and leaves no line in its log', async () => {
  const [mine, other] = [await playedGame(), await playedGame()]
  const before = await contentOf(other.gameId)
  const clock = { clockTime: 9000, clockCount: 0, clockNode: 'phone' }
  const row = { gameId: other.gameId, playerId: other.playerId, pageId: randomUUID(), score: 1, ...clock }
  const { error } = await stack.player(mine.gameId).from('holes').upsert(row)
  expect(error?.code).toBe('42501')
  expect(await contentOf(other.gameId)).toEqual(before)
})

test('a row cannot be moved into another game, nor a score to another player', async () => {
  const [mine, other] = [await playedGame(), await playedGame()]
  const phone = stack.player(mine.gameId)
  const holes = () => phone.from('holes')
  expect((await holes().update({ gameId: other.gameId }).eq('gameId', mine.gameId)).error).not.toBe(null)
  expect((await holes().update({ playerId: mine.loserId }).eq('gameId', mine.gameId)).error?.code).toBe('23514')
  const players = phone.from('players')
  expect((await players.update({ gameId: other.gameId }).eq('gameId', mine.gameId)).error?.code).toBe('42501')
})

test('the functions behind the rules cannot be called', async () => {
  const { gameId } = await playedGame()
  for (const client of [stack.client(), stack.player(gameId)]) {
    expect((await client.rpc('claimed_game')).error?.code).toBe('PGRST202')
    expect((await client.schema('private').rpc('claimed_game')).error?.code).toBe('PGRST106')
  }
})

test.each([
  ['of another project', () => signJwt({ role: 'service_role', exp: 4e9 }, 'another secret, just as long as ours')],
  ['without a signature', () => stack.token(randomUUID()).replace(/[^.]+$/, '')],
  ['that has expired', () => stack.token(randomUUID(), -60)],
])('a token %s opens nothing', async (_, forge) => {
  const token = forge()
  const { status, error } = await stack
    .client({ accessToken: async () => token })
    .from('games')
    .select()
  expect({ status, code: error?.code }).toEqual({ status: 401, code: 'PGRST301' })
  const heard = await listen(stack.client({ accessToken: async () => token }))
  expect(heard.statuses).toEqual(['CHANNEL_ERROR'])
})

test.each(['1.0.0', '2.0.0'] as const)('no event of a foreign game arrives, filter or none (vsn %s)', async (vsn) => {
  const [mine, other] = [await playedGame(), await playedGame()]
  const all = await listen(stack.player(mine.gameId, { vsn }))
  const curious = await listen(stack.player(mine.gameId, { vsn }), {
    table: 'holes',
    filter: `gameId=eq.${other.gameId}`,
  })
  await everyVerb(other)
  await stack.db.query('UPDATE site_game.games SET "gameName" = $2 WHERE id = $1', [mine.gameId, 'Ende'])
  // Events come in the order of their commits: what came before this one has arrived as well, or never will.
  await expect.poll(() => all.events.at(-1)?.new).toMatchObject({ id: mine.gameId, gameName: 'Ende' })
  expect(all.events.filter((event) => !JSON.stringify(event).includes(mine.gameId))).toEqual([])
  expect(curious.events).toEqual([])
})

test('the public key alone hears of no game by an event, and cannot ask for one', async () => {
  const other = await playedGame()
  const unfiltered = await listen(stack.client())
  const filtered = await listen(stack.client(), { table: 'holes', filter: `gameId=eq.${other.gameId}` })
  expect(filtered.system).toMatchObject([{ status: 'error', message: expect.stringContaining('invalid column') }])
  await everyVerb(other)
  const witness = await listen(stack.player(other.gameId), { table: 'games' })
  await stack.db.query('UPDATE site_game.games SET "gameName" = $2 WHERE id = $1', [other.gameId, 'Ende'])
  await expect.poll(() => witness.events.at(-1)?.new).toMatchObject({ gameName: 'Ende' })
  // As Supabase does: a role without rights is told that something happened, and nothing of what.
  for (const { new: row, old, errors } of unfiltered.events) {
    expect({ row, old, errors }).toEqual({ row: {}, old: {}, errors: ['Error 401: Unauthorized'] })
  }
  expect(filtered.events).toEqual([])
})

test('a deletion sends no event, not even within the game', async () => {
  const { gameId, playerId } = await playedGame()
  const heard = await listen(stack.player(gameId))
  await stack.db.query('DELETE FROM site_game.players WHERE "gameId" = $1 AND id = $2', [gameId, playerId])
  await stack.db.query('UPDATE site_game.games SET "gameName" = $2 WHERE id = $1', [gameId, 'Ende'])
  await expect.poll(() => heard.events.at(-1)).toMatchObject({ eventType: 'UPDATE', table: 'games' })
  expect(heard.events.filter(({ eventType }) => eventType === 'DELETE')).toEqual([])
})

async function everyVerb({ gameId, playerId }: Played): Promise<void> {
  const clock = { clockTime: 3000, clockCount: 0, clockNode: 'phone' }
  const service = stack.client({ key: stack.backend.serviceKey })
  const players = service.from('players')
  const done = [
    await players.insert({ gameId, playerName: 'Lea' }),
    await service.from('holes').insert({ gameId, playerId, pageId: randomUUID(), score: 2, ...clock }),
    await service
      .from('holes')
      .update({ score: 6, ...clock })
      .eq('gameId', gameId),
    await service.from('players').update({ removedAt: new Date().toISOString() }).eq('gameId', gameId),
    await service.from('holes').delete().eq('gameId', gameId),
  ]
  expect(done.map(({ error }) => error)).toEqual(done.map(() => null))
}
