import {
  type Coupon,
  type Game,
  type GameInfo,
  type GameProblem,
  type GameState,
  noGame,
} from '@blickfang/contract/game/game.ts'
import { takingPart } from '@blickfang/contract/game/leaderboard.ts'
import type { GamePorts } from './game-ports.ts'
import { cleanName } from './store/clean-name.ts'
import { GameSession } from './store/game-session.ts'
import { Pause } from './store/pause.ts'
import { ServerFailure } from './sync/game-server.ts'
import { GameSync } from './sync/game-sync.ts'
import { loadHistory } from './sync/load-history.ts'

/** How long somebody waits for a disk before a game is left unasked, in ms. */
const storePatienceMs = 10_000
const isGameId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The game of this phone. Opens the current one by itself, so that a reload is nothing. */
export class LocalGame implements Game {
  readonly #ports: GamePorts
  readonly #listeners = new Set<() => void>()
  #state: GameState
  #open: { readonly session: GameSession; readonly sync: GameSync } | null = null

  constructor(ports: GamePorts) {
    this.#ports = ports
    this.#state = { ...noGame, phoneName: ports.phone.name() }
    const current = ports.current.get()
    if (current) void this.openGame(current)
  }

  readonly getState = (): GameState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  async createGame(given: string): Promise<{ id: string } | { problem: GameProblem }> {
    const name = cleanName(given)
    if (!name) return { problem: 'invalidName' }
    try {
      const { id } = await this.#ports.server.createGame(name)
      void this.openGame(id)
      return { id }
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'unavailable' && !this.#open) this.#show({ ...this.#state, connection: 'unavailable' })
      return { problem }
    }
  }

  async leaves(given: string): Promise<GameInfo | null> {
    const open = this.#open
    if (!open || open.session.id === given.trim().toLowerCase()) return null
    await this.#within(
      open.session.known.catch(() => undefined),
      storePatienceMs,
    )
    const { game, players } = open.session.state
    return open === this.#open && takingPart(players).length > 0 ? game : null
  }

  async openGame(given: string): Promise<void> {
    const id = given.trim().toLowerCase()
    if (this.#open?.session.id === id && this.#state.status !== 'missing') return
    this.#close()
    if (!isGameId.test(id)) {
      this.#ports.current.set(null)
      this.#show({ ...noGame, phoneName: this.#ports.phone.name(), status: 'refused' })
      return
    }
    this.#ports.current.set(id)
    const session: GameSession = new GameSession(id, this.#ports, () => {
      if (this.#open?.session !== session) return
      this.#show(session.state)
      flush.soon()
    })
    const sync = new GameSync(session, this.#ports, () => {
      if (this.#ports.current.get() === id) this.#ports.current.set(null)
    })
    const flush = new Pause(this.#ports, () => {
      if (this.#open?.session === session) void sync.flush()
    })
    this.#open = { session, sync }
    this.#show(session.state)
    await sync.start()
  }

  leaveGame(): void {
    this.#close()
    this.#ports.current.set(null)
    this.#show({ ...noGame, phoneName: this.#ports.phone.name() })
  }

  addPlayer(name: string): string | null {
    return this.#open?.session.addPlayer(name) ?? null
  }

  renamePlayer(id: string, given: string): void {
    const name = cleanName(given)
    if (name) this.#open?.session.changePlayer(id, 'name', name)
  }

  removePlayer(id: string): void {
    const session = this.#open?.session
    session?.changePlayer(id, 'removedAt', new Date(session.now).toISOString())
  }

  restorePlayer(id: string): void {
    this.#open?.session.changePlayer(id, 'removedAt', null)
  }

  setScore(playerId: string, pageId: string, score: number): void {
    this.#open?.session.setScore(playerId, pageId, score)
  }

  async history(playerId: string, pageId: string) {
    return this.#open ? loadHistory(this.#open.session, this.#ports.server, { playerId, pageId }) : []
  }

  async coupon(playerId: string): Promise<Coupon | { problem: GameProblem }> {
    if (!this.#open) return { problem: 'notFound' }
    try {
      await this.#open.session.settled
      await this.#open.sync.flush()
      return await this.#ports.server.coupon(this.#open.session.id, playerId)
    } catch (error) {
      return { problem: problemOf(error) }
    }
  }

  namePhone(given: string): void {
    this.#ports.phone.setName(cleanName(given))
    this.#show({ ...this.#state, phoneName: this.#ports.phone.name() })
  }

  /** Ends everything that runs; nothing is forgotten. */
  stop(): void {
    this.#close()
  }

  async #within(wanted: Promise<void>, ms: number): Promise<void> {
    let cancel: () => void = () => undefined
    const patience = new Promise<void>((resolve) => {
      cancel = this.#ports.later(resolve, ms)
    })
    await Promise.race([wanted, patience])
    cancel()
  }

  #close(): void {
    this.#open?.sync.stop()
    this.#open?.session.close()
    this.#open = null
  }

  #show(state: GameState): void {
    this.#state = state
    for (const listener of [...this.#listeners]) listener()
  }
}

function problemOf(error: unknown): GameProblem {
  if (error instanceof ServerFailure) return error.problem
  console.error(error)
  return 'failed'
}
