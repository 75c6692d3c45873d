import { randomUUID } from 'node:crypto'
import type { Call } from '@blickfang/contract/api/client.ts'
import type { APIRequestContext } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** A game with these players, written as phones write: what is not about the screens of its beginning starts here. */
export async function newGame(call: Call, request: APIRequestContext, names: readonly string[]) {
  const { game } = await call('createGame', { gameName: 'Feierabend' })
  const { token } = await call('createGameToken', { id: game.id })
  const write = async (table: 'players' | 'holes', rows: readonly object[]) => {
    const answer = await request.post(`/_game/rest/v1/${table}`, {
      headers: { authorization: `Bearer ${token}`, 'content-profile': 'site_game', 'content-type': 'application/json' },
      data: JSON.stringify(rows.map((row) => ({ gameId: game.id, ...row }))),
    })
    expect(answer.status()).toBe(201)
  }
  const players = names.map((playerName) => ({ id: randomUUID(), playerName }))
  await write('players', players)
  const read = await request.get(`/_game/rest/v1/games?id=eq.${game.id}&select=pageIds`, {
    headers: { authorization: `Bearer ${token}`, 'accept-profile': 'site_game' },
  })
  const [{ pageIds }] = (await read.json()) as [{ pageIds: string[] }]
  return { id: game.id, playerIds: players.map(({ id }) => id), holes: pageIds, write }
}
