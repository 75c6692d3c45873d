import { randomUUID } from 'node:crypto'
import { createClient } from '@blickfang/contract/api/client.ts'
import { inject } from 'vitest'
import { connectGame, type GameClient } from '../../testing/connect-game.ts'
import { listen } from '../../testing/listen.ts'
import { insist } from './insist.ts'

const { url } = inject('product')
const call = createClient({ baseUrl: url, headers: { origin: url } })

/** Somebody who enters scores for all players of a round on a phone, by the site's own way to the game. */
export class Player {
  readonly #client: GameClient
  readonly #gameId: string
  readonly #playerId = randomUUID()
  readonly #holes: readonly string[]
  /** The last score that was acknowledged, by hole. */
  readonly #acknowledged = new Map<string, number>()
  #taps = 0

  private constructor(gameId: string, holes: readonly string[]) {
    this.#gameId = gameId
    this.#holes = holes
    this.#client = connectGame(`${url}/_game`, 'public', { accessToken: tokenOf(gameId) })
  }

  /** Begins a round. */
  static async make(name: string): Promise<Player> {
    const { gameId, holes } = await beginRound(name)
    const player = new Player(gameId, holes.slice(0, 9))
    const { error } = await player.#client.from('players').insert({ gameId, id: player.#playerId, playerName: name })
    if (error) throw new Error(`players: ${error.code} ${error.message}`)
    return player
  }

  /** Enters the next score, on one hole after the other, and resolves with it. */
  async tap(): Promise<number> {
    this.#taps++
    const pageId = this.#holes[this.#taps % this.#holes.length] ?? ''
    const score = this.#taps % 1000
    const clock = { clockTime: Date.now(), clockCount: this.#taps % 65_536, clockNode: 'drill' }
    const row = { gameId: this.#gameId, playerId: this.#playerId, pageId, score, ...clock }
    await insist(async () => {
      const { error } = await this.#client.from('holes').upsert(row, { onConflict: 'gameId,playerId,pageId' })
      if (error) throw new Error(`holes: ${error.code} ${error.message}`)
    })
    this.#acknowledged.set(pageId, score)
    return score
  }

  get taps(): number {
    return this.#taps
  }

  /** Holes whose score is another one than was acknowledged last. */
  async problems(): Promise<string[]> {
    const { data, error } = await this.#client.from('holes').select('pageId, score').eq('gameId', this.#gameId)
    if (error) throw new Error(error.message)
    const kept = new Map(data.map((row) => [row.pageId, row.score]))
    return [...this.#acknowledged]
      .filter(([hole, score]) => kept.get(hole) !== score)
      .map(([hole, score]) => `hole ${hole}: ${kept.get(hole)} is kept, ${score} was acknowledged`)
  }

  /** Listens to the round as another phone does. Resolves with the scores heard so far and with how to end. */
  async listen(): Promise<{ readonly scores: () => readonly unknown[]; readonly stop: () => Promise<unknown> }> {
    const phone = connectGame(`${url}/_game`, 'public', { accessToken: tokenOf(this.#gameId) })
    const heard = await listen(phone, { table: 'holes', filter: `gameId=eq.${this.#gameId}` })
    return {
      scores: () => heard.events.map(({ new: row }) => ('score' in row ? row.score : undefined)),
      stop: () => phone.removeAllChannels(),
    }
  }
}

/** Begins a round by the site's own way to the game. */
export async function beginRound(name: string) {
  const { game } = await call('createGame', { gameName: name })
  const gameId = game.id
  const client = connectGame(`${url}/_game`, 'public', { accessToken: tokenOf(gameId) })
  const round = await client.from('games').select('pageIds').eq('id', gameId).single()
  if (round.error) throw new Error(`games: ${round.error.code} ${round.error.message}`)
  return { gameId, client, holes: round.data.pageIds as string[] }
}

/** The round's token, asked for once and again after ten minutes. */
function tokenOf(gameId: string): () => Promise<string> {
  let held = { token: '', until: 0 }
  return async () => {
    if (Date.now() > held.until) {
      const { token } = await insist(() => call('createGameToken', { id: gameId }))
      held = { token, until: Date.now() + 600_000 }
    }
    return held.token
  }
}
