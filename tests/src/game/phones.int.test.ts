import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type GameStack, startGameStack } from '@blickfang/local/src/testing/game-stack.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type PlaySite, startPlaySite } from './play-site.ts'

let stack: GameStack
let site: PlaySite

beforeAll(async () => {
  stack = await startGameStack()
  site = await startPlaySite(stack)
})

afterAll(async () => {
  await site.stop()
  await stack.stop()
})

type Phone = ReturnType<PlaySite['phone']>
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 20 })
const online = async (...phones: Phone[]) => {
  for (const { game } of phones) await until(() => expect(game.getState().connection).toBe('online'))
}
const scoresOf = ({ game }: Phone) =>
  Object.fromEntries([...game.getState().scores].map(([cell, { score, clock }]) => [cell, [score, clock.node]]))
const namesOf = ({ game }: Phone) => game.getState().players.map(({ name }) => name)

async function open(gameId: string, count: number, skews: number[] = []): Promise<Phone[]> {
  const phones = Array.from({ length: count }, (_, index) => site.phone(skews[index]))
  for (const { game } of phones) void game.openGame(gameId)
  await online(...phones)
  return phones
}

async function savedScores(gameId: string) {
  const { rows } = await stack.db.query('SELECT * FROM site_game.holes WHERE "gameId" = $1', [gameId])
  return Object.fromEntries(rows.map((row) => [`${row.pageId} ${row.playerId}`, [row.score, row.clockNode]]))
}

test('what one phone does, the other shows', async () => {
  const { gameId } = await stack.newGame([])
  const [mia, noa] = (await open(gameId, 2)) as [Phone, Phone]
  const player = mia.game.addPlayer(' Lea ') ?? ''
  await until(() => expect(namesOf(noa)).toEqual(['Lea']))
  const page = randomUUID()
  mia.game.setScore(player, page, 4)
  await until(() =>
    expect(noa.game.getState().scores.get(`${page} ${player}`)).toMatchObject({ score: 4, isMine: false }),
  )
  noa.game.setScore(player, page, 5)
  await until(() => expect(mia.game.getState().contested.has(`${page} ${player}`)).toBe(true))
  const history = await mia.game.history(player, page)
  expect(history.map(({ score, isMine }) => [score, isMine])).toEqual([
    [5, false],
    [4, true],
  ])
  noa.game.renamePlayer(player, 'Lea-Sophie')
  await until(() => expect(namesOf(mia)).toEqual(['Lea-Sophie']))
  mia.game.removePlayer(player)
  await until(() => expect(noa.game.getState().players[0]?.removedAt).not.toBe(null))
  noa.game.restorePlayer(player)
  await until(() => expect(mia.game.getState().players[0]?.removedAt).toBe(null))
  await until(() => expect(mia.game.getState().waiting + noa.game.getState().waiting).toBe(0))
})

test('all phones have the round that the game began with, and keep it without a network', async () => {
  const { gameId } = await stack.newGame()
  const pageIds = [randomUUID(), randomUUID()]
  await stack.db.query('UPDATE site_game.games SET "pageIds" = $2 WHERE id = $1', [gameId, pageIds])
  const phones = await open(gameId, 2)
  for (const { game } of phones) expect(game.getState().game?.pageIds).toEqual(pageIds)
  for (const phone of phones) phone.setOnline(false)
  for (const phone of phones) phone.reload()
  for (const { game } of phones) await until(() => expect(game.getState().game?.pageIds).toEqual(pageIds))
})

test('names of every kind come through as they were typed', async () => {
  const { gameId } = await stack.newGame([])
  const [mia, noa] = (await open(gameId, 2)) as [Phone, Phone]
  const names = [
    '👩‍👩‍👧‍👦🏌️‍♀️',
    '<img src=x onerror=alert(1)>',
    'שרה כהן',
    "Robert'); DROP TABLE players;--",
    'x'.repeat(200),
    'é̂̃',
  ]
  for (const name of names) mia.game.addPlayer(name)
  mia.game.addPlayer('y'.repeat(300))
  mia.game.addPlayer('a\u0000b\ud800c')
  mia.game.addPlayer('   ')
  const expected = [...names, 'y'.repeat(200), 'a b c'].sort()
  await until(() => expect(namesOf(noa).sort()).toEqual(expected))
  expect(namesOf(mia).sort()).toEqual(expected)
})

test('fifty players on eighteen holes, more rows than one request gives', async () => {
  const { gameId, players } = await stack.newGame(Array.from({ length: 60 }, (_, index) => `Nr. ${index}`))
  const pages = Array.from({ length: 18 }, () => randomUUID())
  const [writer] = (await open(gameId, 1)) as [Phone]
  for (const player of players) for (const page of pages) writer.game.setScore(player, page, 3)
  await until(() => expect(writer.game.getState().scores.size).toBe(1080))
  await until(() => expect(writer.game.getState().waiting).toBe(0))
  const [late] = (await open(gameId, 1)) as [Phone]
  await until(() => expect(late.game.getState().scores.size).toBe(1080))
  expect(scoresOf(late)).toEqual(scoresOf(writer))
})

test('the hundred and first player is refused in words, and stands on no phone', async () => {
  const { gameId } = await stack.newGame(Array.from({ length: 99 }, (_, index) => `Nr. ${index}`))
  const [mia, noa] = (await open(gameId, 2)) as [Phone, Phone]
  noa.setOnline(false)
  mia.game.addPlayer('Hundert')
  await until(() => expect(namesOf(mia)).toHaveLength(100))
  await until(() => expect(mia.game.getState().waiting).toBe(0))
  expect(mia.game.addPlayer('Zu viel')).toBe(null)
  expect(mia.game.getState().problem).toBe('tooManyPlayers')
  const player = noa.game.addPlayer('Auch zu viel') ?? ''
  noa.game.setScore(player, randomUUID(), 3)
  await until(() => expect(noa.game.getState().waiting).toBe(2))
  noa.setOnline(true)
  await until(() => expect(noa.game.getState()).toMatchObject({ waiting: 0, problem: 'tooManyPlayers' }))
  await until(() => expect(namesOf(noa)).toEqual(namesOf(mia)))
})

test('a token that ends is renewed, and nobody notices', async () => {
  const { gameId, players } = await stack.newGame(['Mia'])
  site.secondsToLive = 3
  const [mia, noa] = (await open(gameId, 2)) as [Phone, Phone]
  const before = site.tokens
  const pages = Array.from({ length: 6 }, () => randomUUID())
  for (const [index, page] of pages.entries()) {
    mia.game.setScore(players[0] ?? '', page, index)
    await sleep(1_000)
  }
  site.secondsToLive = 3600
  await until(() => expect(noa.game.getState().scores.size).toBe(6))
  await until(() => expect(mia.game.getState()).toMatchObject({ waiting: 0, status: 'ready' }))
  expect(site.tokens).toBeGreaterThan(before)
})

test('a game that is not there: an unknown one, one that was deleted while it was played, and no id at all', async () => {
  const [stranger, loser] = [site.phone(), site.phone()]
  await stranger.game.openGame(randomUUID())
  await until(() => expect(stranger.game.getState().status).toBe('missing'))
  expect(stranger.current).toBe(null)
  await stranger.game.openGame('../../etc')
  expect(stranger.game.getState().status).toBe('refused')
  const { gameId, players } = await stack.newGame(['Mia'])
  void loser.game.openGame(gameId)
  await online(loser)
  await stack.db.query('DELETE FROM site_game.games WHERE id = $1', [gameId])
  loser.game.setScore(players[0] ?? '', randomUUID(), 3)
  await until(() => expect(loser.game.getState().status).toBe('missing'))
  expect(loser.current).toBe(null)
})

test('a watch that is a year ahead wins nothing against who enters later', async () => {
  const year = 365 * 24 * 60 * 60_000
  const { gameId, players } = await stack.newGame(['Mia'])
  const [ahead, right, behind] = (await open(gameId, 3, [year, 0, -year])) as [Phone, Phone, Phone]
  const [player = '', page] = [players[0], randomUUID()]
  for (const [index, phone] of [ahead, right, behind, right, ahead, behind].entries()) {
    phone.game.setScore(player, page, index)
    for (const other of [ahead, right, behind]) {
      await until(() => expect(other.game.getState().scores.get(`${page} ${player}`)?.score).toBe(index))
    }
  }
  const { rows } = await stack.db.query(
    'SELECT max("clockTime") AS latest FROM site_game.entries WHERE "gameId" = $1',
    [gameId],
  )
  expect(Number(rows[0].latest)).toBeLessThan(Date.now() + 60_000)
})

test('entries that the database refuses because its watch is behind are set right and sent again', async () => {
  const { gameId, players } = await stack.newGame(['Mia'])
  const [player = '', page] = [players[0], randomUUID()]
  site.watchAhead = 10 * 60_000
  const [mia, noa] = (await open(gameId, 2)) as [Phone, Phone]
  for (const [index, phone] of [mia, noa, mia].entries()) {
    phone.game.setScore(player, page, index + 1)
    for (const { game } of [mia, noa]) {
      await until(() => expect(game.getState().scores.get(`${page} ${player}`)?.score).toBe(index + 1))
      await until(() => expect(game.getState()).toMatchObject({ waiting: 0, connection: 'online' }))
    }
  }
  site.watchAhead = 0
  const { rows } = await stack.db.query(
    'SELECT score, "clockTime" FROM site_game.entries WHERE "gameId" = $1 ORDER BY score',
    [gameId],
  )
  expect(rows.map(({ score }) => score)).toEqual([1, 2, 3])
  for (const { clockTime } of rows) expect(Number(clockTime)).toBeLessThan(Date.now() + 5 * 60_000)
})

test(
  'a round with dead zones, reloads and a backend that restarts in the middle: in the end all is equal',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            who: fc.integer({ min: 0, max: 3 }),
            player: fc.integer({ min: 0, max: 2 }),
            page: fc.integer({ min: 0, max: 3 }),
            score: fc.integer({ min: 0, max: 9 }),
            event: fc.oneof(
              { weight: 8, arbitrary: fc.constant('none' as const) },
              { weight: 4, arbitrary: fc.constantFrom('offline', 'online', 'reload') },
            ),
          }),
          { minLength: 30, maxLength: 60 },
        ),
        async (steps) => {
          const { gameId, players } = await stack.newGame(['Mia', 'Noa', 'Lea'])
          const pages = Array.from({ length: 4 }, () => randomUUID())
          const phones = await open(gameId, 4)
          for (const [index, { who, player, page, score, event }] of steps.entries()) {
            const phone = phones[who]
            phone?.game.setScore(players[player] ?? '', pages[page] ?? '', score)
            if (event === 'reload') phone?.reload()
            else if (event !== 'none') phone?.setOnline(event === 'online')
            if (index === 15) await stack.restart()
            await sleep(15)
          }
          for (const phone of phones) phone.setOnline(true)
          await online(...phones)
          for (const { game } of phones) await until(() => expect(game.getState().waiting).toBe(0))
          const saved = await savedScores(gameId)
          for (const phone of phones) await until(() => expect(scoresOf(phone)).toEqual(saved))
          const { rows } = await stack.db.query(
            'SELECT "clockNode", "clockTime", "clockCount" FROM site_game.entries WHERE "gameId" = $1 GROUP BY 1, 2, 3 HAVING count(*) > 1',
            [gameId],
          )
          expect(rows, 'an entry that is there twice').toEqual([])
          for (const { game } of phones) game.stop()
        },
      ),
      { numRuns: propertyRuns(3), endOnFailure: true },
    )
  },
  propertyRuns(180_000),
)
