import type { Coupon, GameInfo, GameProblem } from '@blickfang/contract/game/game.ts'
import type { PlayerRecord } from '../store/journal.ts'

/** A row of `holes` or `entries`, as the tables have it. */
export interface ScoreRow {
  readonly playerId: string
  readonly pageId: string
  readonly score: number
  readonly clockTime: number
  readonly clockCount: number
  readonly clockNode: string
  readonly enteredBy: string
}

/** offline: no answer. unavailable: the backend is away or there is none. missing: no such game. busy: too many requests, or not as it is now. refused: never, as it is. */
export type FailureKind = 'offline' | 'unavailable' | 'missing' | 'busy' | 'refused'

/** The one way in which the server's calls fail. */
export class ServerFailure extends Error {
  readonly kind: FailureKind
  readonly problem: GameProblem
  constructor(kind: FailureKind, problem: GameProblem, cause?: unknown) {
    super(`${kind}: ${problem}`, { cause })
    this.name = 'ServerFailure'
    this.kind = kind
    this.problem = problem
  }
}

/** An entry is later than the database's clock allows: nothing of the request was taken. Both in ms since 1970. */
export class ClockAhead extends ServerFailure {
  readonly now: number
  /** No clock may be later than this. */
  readonly latest: number
  constructor({ now, latest }: { readonly now: number; readonly latest: number }, cause?: unknown) {
    super('busy', 'failed', cause)
    this.name = 'ClockAhead'
    this.now = now
    this.latest = latest
  }
}

export interface FeedListener {
  readonly onPlayer: (player: PlayerRecord) => void
  readonly onScore: (row: ScoreRow) => void
  /** From now on every change is told: what happened before must be read. */
  readonly onReady: () => void
  /** Nothing is told any more. */
  readonly onLost: () => void
}

/** Calls of the game to the world outside. Everything throws ServerFailure. */
export interface GameServer {
  readonly createGame: (name: string) => Promise<Pick<GameInfo, 'id'>>
  /** Gets the key to a game; answers with the server's time in ms. */
  readonly open: (gameId: string) => Promise<number>
  readonly readGame: (gameId: string) => Promise<GameInfo | null>
  readonly listPlayers: (gameId: string) => Promise<readonly PlayerRecord[]>
  readonly readScores: (gameId: string) => Promise<readonly ScoreRow[]>
  /** The log of one cell, or of all since a time (null: from the beginning). `until` is the time up to which it was read. */
  readonly readLog: (
    gameId: string,
    wanted: { readonly since: string | null } | { readonly playerId: string; readonly pageId: string },
  ) => Promise<{ readonly rows: readonly ScoreRow[]; readonly until: string | null }>
  /** A player who is there already is no failure. */
  readonly addPlayer: (gameId: string, player: PlayerRecord) => Promise<void>
  readonly changePlayer: (
    gameId: string,
    id: string,
    change: { readonly name: string } | { readonly removedAt: string | null },
  ) => Promise<void>
  /** At most one row a cell. All or nothing; sending it again changes nothing. */
  readonly putScores: (gameId: string, rows: readonly ScoreRow[]) => Promise<void>
  /** Returns what ends it. */
  readonly listen: (gameId: string, listener: FeedListener) => () => void
  readonly coupon: (gameId: string, playerId: string) => Promise<Coupon>
}
