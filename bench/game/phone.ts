import { connectGame, type GameClient } from '../../local/src/testing/connect-game.ts'

export type Game = { gameId: string; players: string[]; token: string }
export type Served = { url: string; siteUrl: string; anonKey: string; games: Game[] }
/** A score with its stamp; `clockTime` counts up over the whole benchmark, so it names the write as well. */
export type Score = { playerId: string; pageId: string; score: number; clockTime: number }

/** Phone with Supabase's own client: events tell it about the game, and after every subscription REST does. */
export class Phone {
  readonly game: Game
  readonly scores = new Map<string, number>()
  isOnline = false
  readonly #client: GameClient
  readonly #onEvent: (clockTime: number) => void
  #channel: ReturnType<GameClient['channel']> | undefined

  constructor({ url, anonKey }: Served, game: Game, onEvent: (clockTime: number) => void) {
    this.game = game
    this.#onEvent = onEvent
    this.#client = connectGame(url, anonKey, { accessToken: async () => game.token })
  }

  async connect(): Promise<void> {
    await this.#client.realtime.setAuth()
    const filter = `gameId=eq.${this.game.gameId}`
    const channel = this.#client.channel(`game:${this.game.gameId}`)
    this.#channel = channel
    await new Promise<void>((done) => {
      channel
        .on('postgres_changes', { event: '*', schema: 'site_game', table: 'holes', filter }, ({ new: row }) => {
          if (!('clockTime' in row)) return
          this.#take(row as Score)
          this.#onEvent(row.clockTime)
        })
        .on('system', {}, () => done())
        .subscribe()
    })
    await this.reload()
    this.isOnline = true
  }

  /** Out of signal: no goodbye that a phone would not send either, and no events from now on. */
  async disconnect(): Promise<void> {
    this.isOnline = false
    if (this.#channel) await this.#client.removeChannel(this.#channel)
    await this.#client.realtime.disconnect()
  }

  async enter(score: Score): Promise<void> {
    const row = { gameId: this.game.gameId, clockCount: 0, clockNode: 'bench', ...score }
    const { error } = await this.#client.from('holes').upsert(row, { onConflict: 'gameId,pageId,playerId' })
    if (error) throw new Error(`A score was refused: ${error.message}`)
    this.#take(score)
  }

  async reload(): Promise<void> {
    const { data, error } = await this.#client.from('holes').select('playerId,pageId,score,clockTime')
    if (error) throw new Error(`The scores could not be read: ${error.message}`)
    for (const row of data) this.#take(row as Score)
  }

  #take({ playerId, pageId, clockTime }: Score): void {
    const cell = `${playerId} ${pageId}`
    this.scores.set(cell, Math.max(clockTime, this.scores.get(cell) ?? 0))
  }
}
