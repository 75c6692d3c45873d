import { createHmac, randomUUID } from 'node:crypto'
import type { Endpoint } from '@blickfang/contract/api/endpoint.ts'
import { checkCoupon, createGame, createGameToken, issueCoupon, redeemCoupon } from '@blickfang/contract/api/v1/game.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPage } from '../../../testing/insert-page.ts'
import { limitRate } from '../../http/rate-limit.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { startGames } from '../../testing/start-games.ts'

let stack: Awaited<ReturnType<typeof startGames>>
let cms: TestCms

beforeAll(async () => {
  stack = await startGames()
  cms = await startCms()
})

afterAll(async () => {
  await cms.stop()
  await stack.stop()
})

const at = ({ path }: Endpoint, id = '') => `/v1${path.replace('{id}', id)}`
const post = (path: string, body: unknown = {}, as: string | null = null) =>
  cms.request({ method: 'POST', path, body, as })
const from = (client: string) => ({ 'x-forwarded-for': `${client}, 127.0.0.1` })
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

test('anybody may create a game; its name is trimmed', async () => {
  const { status, json } = await post(at(createGame), { gameName: '  Betriebsausflug 🏌️  ' })
  expect({ status, game: json.game }).toMatchObject({ status: 200, game: { gameName: 'Betriebsausflug 🏌️' } })
  const { rows } = await stack.db.query('SELECT "gameName" FROM site_game.games WHERE id = $1', [json.game.id])
  expect(rows).toEqual([{ gameName: 'Betriebsausflug 🏌️' }])
})

test.each([
  [{}],
  [{ gameName: '' }],
  [{ gameName: '   ' }],
  [{ gameName: 'x'.repeat(81) }],
  [{ gameName: 7 }],
  [{ gameName: ['x'] }],
  [{ gameName: 'x', id: randomUUID() }],
  [{ gameName: 'a\u0000b' }],
  [{ gameName: '\ud800' }],
])('a game is not created from %j', async (body) => {
  const before = await stack.db.query('SELECT count(*) FROM site_game.games')
  const { status, json } = await post(at(createGame), body)
  expect([status, json.code]).toEqual([400, 'INVALID'])
  expect((await stack.db.query('SELECT count(*) FROM site_game.games')).rows).toEqual(before.rows)
})

test('another website creates no game; the site itself may, by whatever name a phone reaches it', async () => {
  const ask = (headers: Record<string, string>) =>
    cms.request({ method: 'POST', path: at(createGame), body: { gameName: 'Runde' }, as: null, headers })
  expect((await ask({ origin: 'https://evil.example' })).json.code).toBe('FOREIGN_ORIGIN')
  expect((await ask({ origin: 'https://evil.example', 'x-forwarded-host': 'golf.ch' })).json.code).toBe(
    'FOREIGN_ORIGIN',
  )
  const phone = {
    origin: 'http://192.168.1.7:3000',
    'x-forwarded-host': '192.168.1.7:3000',
    'x-forwarded-proto': 'http',
  }
  expect((await ask(phone)).status).toBe(200)
})

test('a network begins so many games a day, and is told for how long it has to wait', async () => {
  const begin = (client: string) =>
    cms.request({ method: 'POST', path: at(createGame), body: { gameName: 'Runde' }, as: null, headers: from(client) })
  expect((await begin('203.0.113.7')).status).toBe(200)
  const day = { points: 100, seconds: 24 * 60 * 60 }
  for (let made = 1; made < day.points; made++) {
    await limitRate(cms.payload, { name: 'games of a day', client: '203.0.113.7', rate: day })
  }
  const { status, json } = await begin('203.0.113.7')
  expect([status, json.code]).toEqual([429, 'RATE_LIMITED'])
  expect(json.retryAfter).toBeGreaterThan(10 * 60)
  expect((await begin('203.0.113.8')).status).toBe(200)
})

test('all phones of a game get the same token for an hour, and it opens this game only', async () => {
  const [{ gameId }, other] = [await stack.newGame(['Mia']), await stack.newGame(['Noa'])]
  const [first, second] = [await post(at(createGameToken, gameId)), await post(at(createGameToken, gameId))]
  expect(first.json.token).toBe(second.json.token)
  const claims = claimsOf(first.json.token)
  expect(claims).toMatchObject({ role: 'authenticated', aud: 'authenticated', game_id: gameId })
  expect([claims.iat % 3600, claims.exp - claims.iat]).toEqual([0, 24 * 3600])
  expect(first.json.expiresAt).toBe(claims.exp * 1000)
  expect(Math.abs(first.json.serverTime - Date.now())).toBeLessThan(5000)
  const read = async (path: string) => {
    const headers = {
      apikey: stack.serviceKey,
      authorization: `Bearer ${first.json.token}`,
      'accept-profile': 'site_game',
    }
    return (await fetch(`${stack.url}/rest/v1/${path}`, { headers })).json()
  }
  expect(await read('games?select=id')).toEqual([{ id: gameId }])
  expect(await read(`players?gameId=eq.${other.gameId}`)).toEqual([])
})

test.each([
  ['an unknown game', randomUUID(), 404, 'NOT_FOUND'],
  ['what is no id', 'nonsense', 400, 'INVALID'],
  ['an id with more behind it', `${randomUUID()}%20or%201=1`, 400, 'INVALID'],
  ['an empty id', '%20', 400, 'INVALID'],
])('there is no token for %s', async (_what, id, status, code) => {
  const answer = await post(at(createGameToken, id))
  expect([answer.status, answer.json.code, answer.json.token]).toEqual([status, code, undefined])
})

test('too many games of one client are refused, those of others are not', async () => {
  const ask = (client: string) =>
    cms.request({ method: 'POST', path: at(createGame), body: { gameName: 'Runde' }, as: null, headers: from(client) })
  const codes = (await Promise.all(Array.from({ length: 61 }, () => ask('203.0.113.9')))).map(({ status }) => status)
  expect(codes.filter((status) => status === 429)).toHaveLength(1)
  expect((await ask('203.0.113.10')).status).toBe(200)
})

test('what players ask of a coupon and what the bar asks is counted apart', async () => {
  const id = randomUUID()
  const asPlayer = { method: 'POST', path: at(issueCoupon, id), as: null, body: { playerId: randomUUID(), lang: 'de' } }
  const headers = { 'x-forwarded-for': '203.0.113.11, 127.0.0.1' }
  const tries = Array.from({ length: 61 }, async () => [
    (await cms.request({ ...asPlayer, headers })).status,
    (await cms.request({ method: 'GET', path: `${at(checkCoupon, id)}?code=ABCD-EFGH` })).status,
  ])
  const statuses = await Promise.all(tries)
  expect(statuses.filter(([player]) => player === 429)).toHaveLength(1)
  expect(statuses.filter(([, bar]) => bar === 429)).toHaveLength(0)
})

const card = { name: 'scoreTracker' }
const board = { name: 'scoreTracker', values: { 'options.scoreOptions': 'TABLE' } }
let stops = 0

/** A live page of the collection `map`, the last so far. */
async function stop(values: ContentValues, groups = [card]) {
  const order = `a${String(++stops).padStart(3, '0')}`
  const page = await insertPage(cms.db, {
    ...{ collection: 'map', groups },
    values: { 'name.de': order, 'slug.de': order, 'slug.fr': order, 'slug.it': order, order, ...values },
  })
  return page.id
}

/** The map with two holes, of which the first is German only, the last one hidden in French, and a leaderboard. Made once. */
let round: Promise<string[]> | undefined
function roundPages(): Promise<string[]> {
  round ??= (async () => {
    const first = await insertPage(cms.db, {
      ...{ collection: 'map', groups: [card] },
      values: { 'name.de': 'Loch', 'slug.de': 'loch', order: 'a0' },
    })
    const last = await stop({ disallowedLanguages: ['fr'] })
    await stop({}, [board])
    return [first.id, last]
  })()
  return round
}

/** Begins a game as the site does, with these players, an hour ago: long enough for any round. */
async function begun(names: readonly string[]) {
  const gameId: string = (await post(at(createGame), { gameName: 'Runde' })).json.game.id
  const players = names.map(() => randomUUID())
  await stack.db.query(`UPDATE site_game.games SET "createdAt" = now() - interval '1 hour' WHERE id = $1`, [gameId])
  await stack.db.query(
    'INSERT INTO site_game.players ("gameId", id, "playerName") SELECT $1, * FROM unnest($2::uuid[], $3::text[])',
    [gameId, players, names],
  )
  return { gameId, players }
}

/** A game with these scores by player and hole. */
async function played(table: Record<string, (number | null)[]>) {
  const pages = await roundPages()
  const { gameId, players } = await begun(Object.keys(table))
  for (const [index, row] of Object.values(table).entries()) {
    for (const [hole, score] of row.entries()) {
      if (score === null) continue
      await stack.db.query(
        `INSERT INTO site_game.holes ("gameId", "playerId", "pageId", score, "clockTime", "clockCount", "clockNode")
         VALUES ($1, $2, $3, $4, 1000, 0, 'phone')`,
        [gameId, players[index], pages[hole], score],
      )
    }
  }
  const coupon = (player: number) => post(at(issueCoupon, gameId), { playerId: players[player], lang: 'de' })
  return { gameId, players, coupon }
}

test('the winner gets a code, always the same; nobody else does', async () => {
  const { coupon } = await played({ Mia: [3, 4], Noa: [2, 4] })
  const [mia, noa, again] = [await coupon(0), await coupon(1), await coupon(1)]
  expect([mia.status, mia.json.code]).toEqual([409, 'NOT_WINNER'])
  expect(noa.json).toMatchObject({
    code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    redeemedAt: null,
  })
  expect(again.json.code).toBe(noa.json.code)
})

test('with a tie every winner has a code of their own', async () => {
  const { coupon } = await played({ Mia: [3, 4], Noa: [4, 3], Lea: [9, 9] })
  const [mia, noa] = [await coupon(0), await coupon(1)]
  expect([mia.status, noa.status]).toEqual([200, 200])
  expect(mia.json.code).not.toBe(noa.json.code)
})

test('the server looks at the scores itself: no code before the last hole, for a stranger, or where holes were left out', async () => {
  const early = await played({ Mia: [3, null], Noa: [2, 4] })
  expect((await early.coupon(1)).json.code).toBe('ROUND_INCOMPLETE')
  const zero = await played({ Mia: [3, 0], Noa: [2, 4] })
  expect((await zero.coupon(1)).json.code).toBe('ROUND_INCOMPLETE')
  const lazy = await played({ Mia: [null, 4], Noa: [2, 4] })
  expect([(await lazy.coupon(0)).json.code, (await lazy.coupon(1)).status]).toEqual(['NOT_WINNER', 200])
  const stranger = await post(at(issueCoupon, early.gameId), { playerId: randomUUID(), lang: 'de' })
  expect([stranger.status, stranger.json.code]).toEqual([404, 'NOT_FOUND'])
  await stack.db.query('UPDATE site_game.players SET "removedAt" = now() WHERE id = $1', [early.players[0]])
  expect((await early.coupon(1)).status).toBe(200)
  expect((await early.coupon(0)).status).toBe(404)
})

test('the language of a phone decides nothing: the same one wins in each', async () => {
  // Without the hole that French lacks Mia would have won, without the one that is German only Noa.
  const { gameId, players } = await played({ Mia: [9, 3], Noa: [3, 6], Lea: [5, 3] })
  for (const lang of ['de', 'fr', 'it', 'en', undefined]) {
    const answers = await Promise.all(players.map((playerId) => post(at(issueCoupon, gameId), { playerId, lang })))
    expect(answers.map(({ json }) => json.code)).toEqual(['NOT_WINNER', 'NOT_WINNER', expect.stringMatching(/^.{4}-/)])
  }
})

test('a publish during a round does not change it', async () => {
  const [first, last] = await roundPages()
  const { gameId, coupon } = await played({ Mia: [3, 4], Noa: [4, 4] })
  const later = await stop({})
  await cms.db.rows(sql`update bf_pages set published = null where id = ${last}`)
  expect((await coupon(0)).status).toBe(200)
  const round = async (id: string) =>
    (await stack.db.query('SELECT "pageIds" FROM site_game.games WHERE id = $1', [id])).rows[0]?.pageIds
  expect(await round(gameId)).toEqual([first, last])
  expect(await round((await begun(['Mia'])).gameId)).toEqual([first, later])
  await cms.db.rows(sql`update bf_pages set published = draft where id = ${last}`)
  await cms.db.rows(sql`update bf_pages set published = null where id = ${later}`)
})

test.each([
  ['hidden in the default language', { disallowedLanguages: ['de'] }, [card]],
  ['without an address in it', { 'slug.de': null }, [card]],
  ['archived', { archived: true }, [card]],
  ['behind a password', { password: 'x' }, [card]],
  ['without a card', {}, [board]],
  ['whose card is hidden', {}, [{ ...card, values: { disallowedLanguages: ['de'] } }]],
])('a stop %s is no hole', async (_what, values, groups) => {
  const pages = await roundPages()
  const id = await stop(values as ContentValues, groups)
  await cms.db.rows(
    sql`update bf_pages set draft = jsonb_strip_nulls(draft), published = jsonb_strip_nulls(published) where id = ${id}`,
  )
  const { gameId } = await begun(['Mia'])
  const { rows } = await stack.db.query('SELECT "pageIds" FROM site_game.games WHERE id = $1', [gameId])
  expect(rows).toEqual([{ pageIds: pages }])
})

test('a game from before rounds were kept gets the holes of now when it is next opened, once', async () => {
  const pages = await roundPages()
  const { gameId } = await stack.newGame(['Mia'])
  await Promise.all(Array.from({ length: 4 }, () => post(at(createGameToken, gameId))))
  const later = await stop({})
  expect((await post(at(createGameToken, gameId))).status).toBe(200)
  const { rows } = await stack.db.query('SELECT "pageIds" FROM site_game.games WHERE id = $1', [gameId])
  expect(rows).toEqual([{ pageIds: pages }])
  await cms.db.rows(sql`update bf_pages set published = null where id = ${later}`)
})

const settle = (game: object) =>
  cms.db.rows(sql`update bf_settings set values = jsonb_set(values, '{game}', ${game}::jsonb)`)

test('a round that was played in less time than any takes has no code yet, and the answer says from when', async () => {
  const { gameId, coupon } = await played({ Mia: [3, 4] })
  // Two holes of the eighteen for which the half hour is meant.
  const begin = async (seconds: number) => {
    const { rows } = await stack.db.query(
      `UPDATE site_game.games SET "createdAt" = now() - make_interval(secs => $2) WHERE id = $1 RETURNING "createdAt"`,
      [gameId, seconds],
    )
    return rows[0].createdAt.getTime() as number
  }
  const begun = await begin(3 * 60)
  const early = await coupon(0)
  expect([early.status, early.json.code]).toEqual([409, 'ROUND_TOO_SHORT'])
  expect(Date.parse(early.json.earliestAt) - begun).toBe(4 * 60_000)
  await settle({ roundMinutes: 20 })
  expect((await coupon(0)).status).toBe(200)
  await begin(0)
  await settle({ roundMinutes: 0 })
  expect((await coupon(0)).status).toBe(200)
  await settle({})
})

test('a network and a day have so many new codes, however many ask at once; who has one keeps it', async () => {
  const names = Array.from({ length: 6 }, (_, index) => [`Nr. ${index}`, [3, 4]] as const)
  const { gameId, players } = await played(Object.fromEntries(names.map(([name, row]) => [name, [...row]])))
  const ask = (player: number, client: string) =>
    cms.request({
      ...{ method: 'POST', path: at(issueCoupon, gameId), as: null, body: { playerId: players[player] } },
      headers: from(client),
    })
  await stack.db.query('DELETE FROM shared.coupons')
  await settle({ couponsPerNetwork: 2, couponsPerDay: 3 })
  const home = ['2001:db8:1:2::5', '2001:db8:1:2:8::9', '2001:db8:1:2::7', '2001:db8:1:2::8']
  const answers = await Promise.all(home.map((client, player) => ask(player, client)))
  expect(answers.map(({ json }) => json.code).filter((code) => code === 'NO_COUPONS_LEFT')).toHaveLength(2)
  const first = answers.findIndex(({ status }) => status === 200)
  expect((await ask(first, '2001:db8:1:2::77')).json.code).toBe(answers[first]?.json.code)
  expect((await ask(4, '198.51.100.4')).status).toBe(200)
  expect((await ask(5, '198.51.100.5')).json.code).toBe('NO_COUPONS_LEFT')
  const kept = await stack.db.query('SELECT network FROM shared.coupons WHERE "gameId" = $1', [gameId])
  expect(JSON.stringify(kept.rows)).not.toMatch(/2001:|198\.51/)
  await settle({})
})

test('with a tie the bar sees how many have won', async () => {
  const { gameId, coupon } = await played({ Mia: [3, 4], Noa: [4, 3], Lea: [9, 9] })
  const { code } = (await coupon(0)).json
  const { json } = await cms.request({ method: 'GET', path: `${at(checkCoupon, gameId)}?code=${code}` })
  expect(json.coupon).toMatchObject({ playerName: 'Mia', winners: 2 })
})

test.each([
  [{}],
  [{ playerId: 'x', lang: 'de' }],
  [{ playerId: 7 }],
  [{ playerId: randomUUID(), lang: 'xx' }],
  [{ playerId: randomUUID(), lang: 'de', pageIds: [] }],
])('a coupon is not given for %j', async (body) => {
  const { gameId } = await stack.newGame()
  expect((await post(at(issueCoupon, gameId), body)).json.code).toBe('INVALID')
})

test('the bar sees what stands behind a code and redeems it once, whoever is faster', async () => {
  const { gameId, coupon, players } = await played({ 'Mia <b>': [3, 4], Noa: [4, 4] })
  const { code } = (await coupon(0)).json
  const look = () => cms.request({ method: 'GET', path: `${at(checkCoupon, gameId)}?code=${code.toLowerCase()}` })
  expect((await look()).json.coupon).toEqual({
    ...{ playerName: 'Mia <b>', gameName: 'Runde', gameCreatedAt: expect.any(String) },
    ...{ redeemedAt: null, redeemedBy: null, redeemedInGame: 0, winners: 1 },
  })
  const redeem = () => post(at(redeemCoupon, gameId), { code: ` ${code} ` }, cms.editor)
  const answers = await Promise.all(Array.from({ length: 5 }, redeem))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  const [done, refused] = [answers.find(({ status }) => status === 200), await redeem()]
  expect(done?.json.coupon).toMatchObject({ redeemedBy: 'Test optician', redeemedInGame: 1 })
  expect(refused.json).toMatchObject({ code: 'ALREADY_REDEEMED', redeemedAt: done?.json.coupon.redeemedAt })
  expect((await look()).json.coupon.redeemedAt).toBe(done?.json.coupon.redeemedAt)
  expect((await coupon(0)).json).toMatchObject({ code, redeemedAt: done?.json.coupon.redeemedAt })
  const { rows } = await stack.db.query('SELECT "playerId" FROM shared.redemptions WHERE "gameId" = $1', [gameId])
  expect(rows).toEqual([{ playerId: players[0] }])
})

test('a code that the server never gave out is worth nothing', async () => {
  const [mine, other] = [await played({ Mia: [3, 4] }), await played({ Mia: [3, 4] })]
  const { code } = (await mine.coupon(0)).json
  const forged = createHmac('sha256', 'guess').update(`coupon ${mine.gameId} ${mine.players[0]}`).digest('hex')
  const wrong = [`${forged.slice(0, 4)}-${forged.slice(4, 8)}`.toUpperCase(), 'AAAA-AAAA']
  for (const each of wrong) {
    expect((await post(at(redeemCoupon, mine.gameId), { code: each }, cms.editor)).json.code).toBe('NOT_FOUND')
  }
  expect((await post(at(redeemCoupon, other.gameId), { code }, cms.editor)).json.code).toBe('NOT_FOUND')
  expect((await post(at(redeemCoupon, randomUUID()), { code }, cms.editor)).json.code).toBe('NOT_FOUND')
  for (const each of ['', 'AAAA', 'AAAA-AAA!', 'AAAAA-AAAA', 5, null]) {
    expect((await post(at(redeemCoupon, mine.gameId), { code: each }, cms.editor)).json.code).toBe('INVALID')
  }
  expect((await post(at(redeemCoupon, mine.gameId), { code })).json.code).toBe('UNAUTHENTICATED')
  expect((await stack.db.query('SELECT FROM shared.redemptions WHERE "gameId" = $1', [mine.gameId])).rows).toEqual([])
})

test('a backend that does not answer is a sentence for people, and the cause is in the log', async () => {
  const custom = cms.payload.config.custom.blickfang
  const { game } = custom
  try {
    custom.game = { ...game, url: 'http://127.0.0.1:9' }
    expect((await post(at(createGame), { gameName: 'Runde' })).json).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    custom.game = { url: '', serviceKey: '', jwtSecret: '' }
    const logged: unknown[] = []
    const log: typeof cms.payload.logger = Object.getPrototypeOf(cms.payload.logger)
    const { error } = log
    log.error = (entry: unknown) => void logged.push(entry)
    expect((await post(at(createGame), { gameName: 'Runde' })).json).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    log.error = error
    expect(logged).toMatchObject([{ err: { cause: { message: 'Supabase environment variables are missing' } } }])
  } finally {
    custom.game = game
  }
})
