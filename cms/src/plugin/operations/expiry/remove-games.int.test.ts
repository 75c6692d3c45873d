import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { startGames } from '../../testing/start-games.ts'
import { removeGames } from './remove-games.ts'

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

test('a game in which nobody has entered anything for as long is removed with its players and coupons', async () => {
  const [old, played, joined, young] = [
    await stack.newGame(),
    await stack.newGame(),
    await stack.newGame(),
    await stack.newGame(),
  ]
  const games = [old, played, joined, young].map(({ gameId }) => gameId)
  const long = `now() - interval '91 days'`
  await stack.db.query(`UPDATE site_game.games SET "createdAt" = ${long} WHERE id = ANY($1)`, [games.slice(0, 3)])
  await stack.db.query(`UPDATE site_game.players SET "createdAt" = ${long} WHERE "gameId" = ANY($1)`, [
    games.slice(0, 2),
  ])
  await stack.db.query(
    `INSERT INTO site_game.entries ("gameId", "playerId", "pageId", score, "clockTime", "clockCount", "clockNode", "enteredBy")
      SELECT $1, $2, gen_random_uuid(), 3, n, 0, 'phone', '' FROM generate_series(1, 1200) n`,
    [played.gameId, played.players[0]],
  )
  await stack.db.query(`INSERT INTO shared.redemptions ("gameId", "playerId", "redeemedBy") VALUES ($1, $2, $3)`, [
    old.gameId,
    old.players[0],
    randomUUID(),
  ])
  expect(await removeGames(cms.payload, 90)).toBe(1)
  const left = await stack.db.query('SELECT id FROM site_game.games WHERE id = ANY($1)', [games])
  expect(left.rows.map(({ id }) => id).sort()).toEqual(games.slice(1).sort())
  const players = await stack.db.query('SELECT 1 FROM site_game.players WHERE "gameId" = $1', [old.gameId])
  const redeemed = await stack.db.query('SELECT 1 FROM shared.redemptions WHERE "gameId" = $1', [old.gameId])
  expect([players.rowCount, redeemed.rowCount]).toEqual([0, 0])
})
