import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { GameClient } from '../testing/connect-game.ts'
import { type GameStack, startGameStack } from '../testing/game-stack.ts'
import { type Heard, listen } from '../testing/listen.ts'

let stack: GameStack

beforeAll(async () => {
  stack = await startGameStack()
})

afterAll(() => stack.stop())

let tick = 1000

function score(gameId: string, playerId: string | undefined, value: number, pageId: string = randomUUID()) {
  return { gameId, playerId, pageId, score: value, clockTime: ++tick, clockCount: 0, clockNode: 'phone' }
}

async function enter(client: GameClient, row: ReturnType<typeof score>): Promise<void> {
  const { error } = await client.from('holes').upsert(row, { onConflict: 'gameId,pageId,playerId' })
  expect(error).toBe(null)
}

const scoresOf = ({ events }: Heard) => events.map(({ new: row }) => ('score' in row ? row.score : undefined))

describe.each(['1.0.0', '2.0.0'] as const)('vsn %s', (vsn) => {
  test('inserts and updates arrive in order, as the REST interface would give them', async () => {
    const { gameId, players } = await stack.newGame()
    const phone = stack.player(gameId, { vsn })
    const heard = await listen(phone, { table: 'holes', filter: `gameId=eq.${gameId}` })
    expect(heard.system).toEqual([{ status: 'ok', message: 'Subscribed to PostgreSQL' }])
    const first = score(gameId, players[0], 3)
    await enter(phone, first)
    await enter(phone, { ...first, score: 4, clockTime: ++tick })
    await expect.poll(() => heard.events.length).toBe(2)
    const { data } = await phone.from('holes').select().single()
    const [inserted, updated] = heard.events
    expect(inserted).toMatchObject({ eventType: 'INSERT', schema: 'site_game', table: 'holes', errors: null, old: {} })
    expect(inserted?.new).toMatchObject(first)
    const { playerId, pageId } = first
    expect(updated).toMatchObject({ eventType: 'UPDATE', new: data, old: { gameId, playerId, pageId } })
    expect(Date.parse(updated?.commit_timestamp ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  test('names with emoji, HTML and right-to-left text arrive as they were written', async () => {
    const { gameId } = await stack.newGame([])
    const phone = stack.player(gameId, { vsn })
    const heard = await listen(phone, { table: 'players', filter: `gameId=eq.${gameId}` })
    const names = ['👩‍👩‍👧‍👦 Büsi', '<b onclick="x()">"Mia"</b>', 'מיכל', 'x'.repeat(200), "\\ '; DROP TABLE"]
    for (const playerName of names) await phone.from('players').insert({ gameId, playerName })
    await expect.poll(() => heard.events.length).toBe(names.length)
    expect(heard.events.map(({ new: row }) => ('playerName' in row ? row.playerName : ''))).toEqual(names)
  })

  test('one channel with several wishes hears each event once a wish', async () => {
    const { gameId, players } = await stack.newGame()
    const phone = stack.player(gameId, { vsn })
    await phone.realtime.setAuth()
    const heard: string[] = []
    const filter = `gameId=eq.${gameId}`
    await new Promise<void>((done) => {
      phone
        .channel('several')
        .on('postgres_changes', { event: 'INSERT', schema: 'site_game', table: 'holes', filter }, () =>
          heard.push('new'),
        )
        .on('postgres_changes', { event: 'UPDATE', schema: 'site_game', table: 'holes', filter }, () =>
          heard.push('more'),
        )
        .on('postgres_changes', { event: 'UPDATE', schema: 'site_game', table: 'players' }, () => heard.push('player'))
        .on(
          'postgres_changes',
          { event: '*', schema: 'site_game', table: 'holes', filter: `${filter},score=gt.3` },
          () => heard.push('high'),
        )
        .on('system', {}, () => done())
        .subscribe()
    })
    const first = score(gameId, players[0], 3)
    await enter(phone, first)
    await enter(phone, { ...first, score: 4, clockTime: ++tick })
    await phone.from('players').update({ removedAt: new Date().toISOString() }).eq('gameId', gameId)
    await expect.poll(() => heard).toEqual(['new', 'more', 'high', 'player'])
  })

  test('presence tells who is there, who comes and who goes', async () => {
    const topic = randomUUID()
    const [one, two] = [stack.client({ vsn }), stack.client({ vsn })]
    const channel = one.channel(topic, { config: { presence: { key: 'mia' } } })
    const diffs: string[] = []
    channel
      .on('presence', { event: 'join' }, ({ key }) => diffs.push(`+${key}`))
      .on('presence', { event: 'leave' }, ({ key }) => diffs.push(`-${key}`))
    await subscribed(channel)
    expect(await channel.track({ hole: 1 })).toBe('ok')
    const other = two
      .channel(topic, { config: { presence: { key: 'noa' } } })
      .on('presence', { event: 'sync' }, () => {})
    await subscribed(other)
    await other.track({ hole: 2 })
    await expect.poll(() => Object.keys(other.presenceState()).sort()).toEqual(['mia', 'noa'])
    expect(other.presenceState().mia).toMatchObject([{ hole: 1 }])
    await two.removeChannel(other)
    await expect.poll(() => diffs).toEqual(['+mia', '+noa', '-noa'])
  })
})

type Subscribable = ReturnType<GameClient['channel']>

async function subscribed(channel: Subscribable): Promise<void> {
  await new Promise<void>((done) => channel.subscribe((status) => status === 'SUBSCRIBED' && done()))
}

test('broadcasts reach both protocol versions, oneself only when asked for, and by HTTP', async () => {
  const topic = randomUUID()
  const heard: unknown[] = []
  const open = async (name: string, vsn: '1.0.0' | '2.0.0', self: boolean) => {
    const channel = stack.client({ vsn }).channel(topic, { config: { broadcast: { self, ack: true } } })
    await subscribed(channel.on('broadcast', { event: 'cheer' }, ({ payload }) => heard.push([name, payload])))
    return channel
  }
  const [old, young] = [await open('old', '1.0.0', true), await open('young', '2.0.0', false)]
  const send = (channel: Subscribable, payload: object) => channel.send({ type: 'broadcast', event: 'cheer', payload })
  expect(await send(young, { n: 1 })).toBe('ok')
  expect(await send(old, { n: 2 })).toBe('ok')
  await expect.poll(() => heard.length).toBe(3)
  expect(heard).toEqual([['old', { n: 1 }], ...['old', 'young'].map((name) => [name, { n: 2 }])])
  expect(await stack.client().channel(topic).httpSend('cheer', { n: 3 })).toEqual({ success: true })
  await expect.poll(() => heard.slice(3)).toEqual(['old', 'young'].map((name) => [name, { n: 3 }]))
})

test('bytes are broadcast as bytes', async () => {
  const topic = randomUUID()
  const heard: unknown[] = []
  const [one, two] = [stack.client().channel(topic), stack.client().channel(topic)]
  await subscribed(one)
  await subscribed(two.on('broadcast', { event: 'raw' }, ({ payload }) => heard.push(payload)))
  await one.send({ type: 'broadcast', event: 'raw', payload: new Uint8Array([0, 255, 7]).buffer })
  await expect.poll(() => heard).toEqual([new Uint8Array([0, 255, 7]).buffer])
})

test('a new token changes what arrives, without a new subscription', async () => {
  const [one, two] = [await stack.newGame(), await stack.newGame()]
  let token = stack.token(one.gameId)
  const phone = stack.client({ accessToken: async () => token })
  const heard = await listen(phone, { table: 'holes' })
  token = stack.token(two.gameId)
  await phone.realtime.setAuth()
  // The token goes the same way as this message: once that is answered, the token has been taken.
  await subscribed(phone.channel(randomUUID()))
  await enter(stack.player(one.gameId), score(one.gameId, one.players[0], 1))
  await enter(stack.player(two.gameId), score(two.gameId, two.players[0], 2))
  await expect.poll(() => scoresOf(heard)).toEqual([2])
  expect(heard.statuses).toEqual(['SUBSCRIBED'])
})

test('a token that runs out ends the channel with a word, unless it is renewed in time', async () => {
  const { gameId, players } = await stack.newGame()
  const short = stack.player(gameId, { accessToken: async () => stack.token(gameId, 5) })
  const dying = await listen(short, { table: 'holes' })
  let token = stack.token(gameId, 5)
  const careful = stack.client({ accessToken: async () => token })
  const living = await listen(careful, { table: 'holes' })
  token = stack.token(gameId)
  await careful.realtime.setAuth()
  await expect.poll(() => dying.statuses, { timeout: 20_000 }).toEqual(['SUBSCRIBED', 'CLOSED'])
  expect(dying.system.at(-1)).toMatchObject({ status: 'error', message: expect.stringContaining('Token has expired') })
  await enter(careful, score(gameId, players[0], 5))
  await expect.poll(() => scoresOf(living)).toEqual([5])
  expect(dying.events).toEqual([])
})

test('a table that is not published, an unreadable filter and a private channel are refused in words', async () => {
  const { gameId } = await stack.newGame()
  const phone = stack.player(gameId)
  for (const wanted of [
    { table: 'entries' },
    { table: 'holes', filter: 'score=almost.3' },
    { filter: 'nothing=eq.1' },
  ]) {
    const { system } = await listen(phone, wanted)
    expect(system).toMatchObject([{ status: 'error' }])
  }
  const refusal = await new Promise<Error | undefined>((done) =>
    phone.channel('secret', { config: { private: true } }).subscribe((_, error) => done(error)),
  )
  expect(refusal?.message).toContain('Unauthorized')
})

describe('a table whose replica identity is the whole row', () => {
  beforeAll(async () => {
    await stack.db.query(`
      CREATE TABLE site_game.notes (id uuid PRIMARY KEY, "gameId" uuid NOT NULL, word text, number int, long text);
      ALTER TABLE site_game.notes REPLICA IDENTITY FULL, ENABLE ROW LEVEL SECURITY;
      ALTER TABLE site_game.notes ALTER COLUMN long SET STORAGE EXTERNAL;
      CREATE POLICY own ON site_game.notes FOR SELECT TO authenticated USING ("gameId" = (SELECT private.claimed_game()));
      GRANT SELECT ON site_game.notes TO authenticated;
      ALTER PUBLICATION supabase_realtime ADD TABLE site_game.notes`)
  })
  afterAll(() => stack.db.query('DROP TABLE site_game.notes'))

  const write = async (gameId: string, word: string | null) => {
    const id = randomUUID()
    const row = [id, gameId, word, 1, 'x'.repeat(9000)]
    await stack.db.query('INSERT INTO site_game.notes VALUES ($1, $2, $3, $4, $5)', row)
    return id
  }

  test('rows with NULL are told, and an update tells what was there before', async () => {
    const { gameId } = await stack.newGame()
    const heard = await listen(stack.player(gameId), { table: 'notes' })
    const id = await write(gameId, null)
    await stack.db.query(`UPDATE site_game.notes SET word = 'neu' WHERE id = $1`, [id])
    await stack.db.query('UPDATE site_game.notes SET number = NULL WHERE id = $1', [id])
    await expect.poll(() => heard.events.length).toBe(3)
    const long = 'x'.repeat(9000)
    expect(heard.events.map(({ new: now, old }) => [now, old])).toEqual([
      [{ id, gameId, word: null, number: 1, long }, {}],
      [
        { id, gameId, word: 'neu', number: 1, long },
        { id, gameId, word: null, number: 1, long },
      ],
      [
        { id, gameId, word: 'neu', number: null, long },
        { id, gameId, word: 'neu', number: 1, long },
      ],
    ])
  })

  test('a wish for some columns is told these and the key; those beside it are told all', async () => {
    const { gameId } = await stack.newGame()
    const [some, all] = await Promise.all([
      listen(stack.player(gameId), { table: 'notes', select: ['number'] }),
      listen(stack.player(gameId), { table: 'notes' }),
    ])
    const id = await write(gameId, 'wort')
    await stack.db.query('UPDATE site_game.notes SET number = 2 WHERE id = $1', [id])
    await expect.poll(() => [some.events.length, all.events.length]).toEqual([2, 2])
    expect(some.events.map(({ new: now, old }) => [now, old])).toEqual([
      [{ id, number: 1 }, {}],
      [
        { id, number: 2 },
        { id, number: 1 },
      ],
    ])
    expect(Object.keys(all.events[1]?.new ?? {})).toHaveLength(5)
  })
})

test.each([
  ['a wish for a column that is not there', { table: 'holes', select: ['nothing'] }],
  ['an operator that is not served', { table: 'players', filter: 'playerName=like.M*' }],
  ['a member of a wish that is not known', { table: 'holes', columns: ['score'] }],
])('%s is answered with an error', async (_what, wanted) => {
  const { gameId } = await stack.newGame()
  const { system, statuses } = await listen(stack.player(gameId), wanted)
  expect([...system.map(({ status }) => status), ...statuses].some((word) => /error/i.test(word))).toBe(true)
})

test('a channel that asks for what is not served is refused', async () => {
  const { gameId } = await stack.newGame()
  const phone = stack.player(gameId)
  await phone.realtime.setAuth()
  const config = { broadcast: { self: true, replication_ready: true } }
  const refusal = await new Promise<Error | undefined>((done) =>
    phone.channel('replayed', { config }).subscribe((_, error) => done(error)),
  )
  expect(refusal?.message).toContain('replication_ready')
})

test('every one of many writes at once arrives, and each score in the order of its commits', async () => {
  const { gameId, players } = await stack.newGame(['Mia', 'Noa', 'Lea', 'Tim'])
  const pages = Array.from({ length: 10 }, () => randomUUID())
  const listeners = await Promise.all(
    [1, 2, 3].map(() => listen(stack.player(gameId), { table: 'holes', filter: `gameId=eq.${gameId}` })),
  )
  const writers = players.map((playerId) => ({ playerId, phone: stack.player(gameId) }))
  await Promise.all(
    writers.map(async ({ playerId, phone }) => {
      for (const value of [1, 2, 3]) {
        await Promise.all(pages.map((pageId) => enter(phone, score(gameId, playerId, value, pageId))))
      }
    }),
  )
  for (const heard of listeners) {
    await expect.poll(() => heard.events.length, { timeout: 20_000 }).toBe(players.length * pages.length * 3)
    for (const playerId of players) {
      for (const pageId of pages) {
        const cell = heard.events.map(({ new: row }) => row).filter((row) => 'pageId' in row && row.pageId === pageId)
        const mine = cell.filter((row) => 'playerId' in row && row.playerId === playerId)
        expect(mine.map((row) => ('score' in row ? row.score : 0))).toEqual([1, 2, 3])
      }
    }
  }
})

test('after the server was restarted in the middle, phones come back by themselves and hear again', async () => {
  const { gameId, players } = await stack.newGame()
  const phone = stack.player(gameId)
  const heard = await listen(phone, { table: 'holes', filter: `gameId=eq.${gameId}` })
  await enter(phone, score(gameId, players[0], 1))
  await expect.poll(() => scoresOf(heard)).toEqual([1])
  await stack.restart()
  await expect.poll(() => heard.system.length, { timeout: 20_000 }).toBe(2)
  await enter(phone, score(gameId, players[0], 2))
  await expect.poll(() => scoresOf(heard)).toEqual([1, 2])
})

test('when the stream of changes breaks off, phones are sent to subscribe and read again', async () => {
  const { gameId, players } = await stack.newGame()
  const phone = stack.player(gameId)
  const heard = await listen(phone, { table: 'holes' })
  await stack.db.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'walsender'")
  await expect.poll(() => heard.system.length, { timeout: 20_000 }).toBe(2)
  await enter(phone, score(gameId, players[0], 2))
  await expect.poll(() => scoresOf(heard)).toEqual([2])
})

test('no replication slot outlives the server', async () => {
  const slots = async () => (await stack.db.query('SELECT count(*)::int AS n FROM pg_replication_slots')).rows[0].n
  await stack.restart()
  await expect.poll(slots).toBe(1)
})

test.each([
  ['text that is no message', 'nonsense'],
  ['a binary message of an unknown kind', Buffer.from([9, 9])],
  ['a broadcast without an event', JSON.stringify(['1', '2', 'realtime:t', 'broadcast', {}])],
])('%s ends that socket, and no other', async (_, message) => {
  const { gameId, players } = await stack.newGame()
  const heard = await listen(stack.player(gameId), { table: 'holes' })
  const address = new URL('/realtime/v1/websocket', stack.backend.url.replace('http', 'ws'))
  address.searchParams.set('apikey', stack.backend.anonKey)
  const socket = new WebSocket(address)
  const code = await new Promise((done) => {
    socket.on('open', () => {
      socket.send(JSON.stringify(['1', '1', 'realtime:t', 'phx_join', { config: {} }]))
      socket.send(message)
    })
    socket.on('close', done)
  })
  expect(code).toBe(1011)
  await enter(stack.player(gameId), score(gameId, players[0], 1))
  await expect.poll(() => scoresOf(heard)).toEqual([1])
})
