import type { Journal, JournalWrite } from './store/journal.ts'
import type { GameServer } from './sync/game-server.ts'

/** Surroundings that the game needs: in a browser IndexedDB, the network, other tabs, the phone's clock; in tests whatever a test wants to break. */
export interface GamePorts {
  readonly journal: Journal
  readonly server: GameServer
  /** Ties the tabs of a game together; `tell` reaches the others only. */
  readonly openTabs: (
    gameId: string,
    onMessage: (write: JournalWrite) => void,
  ) => { readonly tell: (write: JournalWrite) => void; readonly close: () => void }
  /** Which game is the current one, across reloads. */
  readonly current: { readonly get: () => string | null; readonly set: (id: string | null) => void }
  /** `id` is this phone's part of a node, phoneIdLength characters, the same for all its tabs; `name` is what it calls itself. */
  readonly phone: { readonly id: string; readonly name: () => string; readonly setName: (name: string) => void }
  /** Calls when there may be a network again or the phone was woken up. Returns what ends it. */
  readonly onWake: (run: () => void) => () => void
  /** The phone's clock, in ms since 1970: people set it, and it may be wrong. */
  readonly now: () => number
  /** Ms since some moment, by what nobody can set. May stand still while the phone sleeps. */
  readonly elapsed: () => number
  readonly random: () => number
  readonly newId: () => string
  /** Runs later, in ms. Returns what prevents it. */
  readonly later: (run: () => void, ms: number) => () => void
}
