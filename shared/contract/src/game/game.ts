import type { Clock } from './clock.ts'

export interface Player {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  /** null while the player takes part. A removed player's scores stay and come back with the player. */
  readonly removedAt: string | null
}

/** Entry of a score. `by` is the name that the phone gave itself ('' if none), `isMine` whether this phone made it. */
export interface Entry {
  readonly playerId: string
  readonly pageId: string
  readonly score: number
  readonly clock: Clock
  readonly by: string
  readonly isMine: boolean
}

/** missing: the game no longer exists; refused: what was opened is not the id of a game. */
export type GameStatus = 'none' | 'opening' | 'ready' | 'missing' | 'refused'

/** A game as it began. */
export interface GameInfo {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  /** The pages of its holes, in the order in which they are played: as the map was when the game began, for all phones. */
  readonly pageIds: readonly string[]
}

/** Why something did not work, for the dictionaries to say in words. */
export type GameProblem =
  /** No way to the server now; trying again later helps. */
  | 'offline'
  /** This site has no game backend. */
  | 'unavailable'
  /** Too many requests of this client. */
  | 'rateLimited'
  /** This network has begun its games of the day. */
  | 'tooManyGames'
  /** A game takes 100 players. */
  | 'tooManyPlayers'
  /** A round takes 100 holes. */
  | 'tooManyHoles'
  /** A name is empty or too long. */
  | 'invalidName'
  /** The game or the player no longer exists. */
  | 'notFound'
  /** The coupon: not everybody has a score on the last hole. */
  | 'roundIncomplete'
  /** The coupon: somebody else has won. */
  | 'notWinner'
  /** The coupon: no round can have been played in so short a time. */
  | 'roundTooShort'
  /** The coupon: the day's have all been given out. */
  | 'noCouponsLeft'
  /** The server refused for another reason. */
  | 'failed'

export interface GameState {
  readonly status: GameStatus
  readonly game: GameInfo | null
  /** All, removed ones too, by createdAt. */
  readonly players: readonly Player[]
  /** Entries that count, by cellKey; no key = blank, not zero. */
  readonly scores: ReadonlyMap<string, Entry>
  /** Numbers that were entered here and that this phone has not kept yet, by cellKey: a few ms each, seconds where its storage is slow. */
  readonly tapped: ReadonlyMap<string, number>
  /** Cells (by cellKey) for which phones have entered different values. A correction on the same phone contests nothing. */
  readonly contested: ReadonlySet<string>
  /** Entries, players and names that the server has not acknowledged yet. */
  readonly waiting: number
  /** unavailable: this site has no game backend. */
  readonly connection: 'online' | 'connecting' | 'offline' | 'unavailable'
  /** slow: the phone has not answered yet; full: it has no room left; unavailable: no IndexedDB (private mode). Play then goes on in memory. */
  readonly storage: 'kept' | 'slow' | 'full' | 'unavailable'
  /** The server's last refusal; null once something was accepted again. */
  readonly problem: GameProblem | null
  /** How this phone signs its entries, '' if it does not. */
  readonly phoneName: string
}

/** A round of urban golf on this phone: local first, joined with the other phones when there is a network. */
export interface Game {
  /** A picture of a game with sample players: nothing of it leads anywhere, moves or is kept. */
  readonly isPreview?: boolean
  readonly getState: () => GameState
  /** Returns what ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
  /** Needs the network once; then opens the game as `openGame` does. */
  createGame(name: string): Promise<{ readonly id: string } | { readonly problem: GameProblem }>
  /**
   * Game that would be left by opening this one: the phone's current game, if it is another one and somebody plays it. Waits until
   * the phone has said what it keeps, for ten seconds at most.
   */
  leaves(id: string): Promise<GameInfo | null>
  /** From IndexedDB at once, then from the network. Remembers the game as the current one (localStorage) and never throws. */
  openGame(id: string): Promise<void>
  /** Forgets which game is the current one; what it holds stays on the phone and is sent when it is opened again. */
  leaveGame(): void
  /** Trimmed and cut at 200 characters; an empty name does nothing. Returns the player's id. */
  addPlayer(name: string): string | null
  /** As addPlayer; an empty name changes nothing. */
  renamePlayer(id: string, name: string): void
  removePlayer(id: string): void
  restorePlayer(id: string): void
  /** Sets a whole number from 0 to 999; anything else does nothing. The value is in `tapped` on return, and in `scores` once IndexedDB has it. */
  setScore(playerId: string, pageId: string, score: number): void
  /** Every value ever entered, newest first: from this phone, and from the server's log when it can be reached. */
  history(playerId: string, pageId: string): Promise<readonly Entry[]>
  /** The winner's code, signed by the server. Needs the network; each of several winners has an own one. */
  coupon(playerId: string): Promise<Coupon | { readonly problem: GameProblem }>
  /** How this phone signs its entries from now on, for all games; '' takes the name away. */
  namePhone(name: string): void
}

/** Coupon that the bar checks: `code` as it is read out (ABCD-EFGH), `path` of the page on which it is redeemed, for the QR code. */
export interface Coupon {
  readonly code: string
  readonly path: string
  /** ISO time at which it was redeemed; null while it is good. */
  readonly redeemedAt: string | null
}

/** State of a device without a game; the server renders it too. */
export const noGame: GameState = {
  status: 'none',
  game: null,
  players: [],
  scores: new Map(),
  tapped: new Map(),
  contested: new Set(),
  waiting: 0,
  connection: 'connecting',
  storage: 'kept',
  problem: null,
  phoneName: '',
}

/** The key of a player's score on a hole (the page of the stop) in `scores`, `tapped` and `contested`. */
export function cellKey(playerId: string, pageId: string): string {
  return `${pageId} ${playerId}`
}

/** All that a count of the round goes by: a number that was tapped counts before this phone has kept it. */
export type Played = Pick<GameState, 'players' | 'scores' | 'tapped'>

/** The strokes of a player on a hole as this phone shows and counts them: the last tap, else what is kept; undefined while blank. */
export function strokesOf({ tapped, scores }: Pick<Played, 'tapped' | 'scores'>, cell: string): number | undefined {
  return tapped.get(cell) ?? scores.get(cell)?.score
}
