import { cellKey, type Entry, type Game, type GameState, noGame, type Player } from '@blickfang/contract/game/game.ts'

const names = ['Anna', 'Ben', 'Chiara']
const createdAt = '2026-06-06T12:00:00.000Z'
const players: readonly Player[] = names.map((name, index) => ({ id: `p${index}`, name, createdAt, removedAt: null }))

const strokes = [
  [3, 2],
  [4, 3],
  [5, 3],
]
const entries = strokes.flatMap((row, player) =>
  row.map((score, hole): Entry => {
    const clock = { time: 0, count: 0, node: 'preview' }
    return { playerId: `p${player}`, pageId: `h${hole}`, score, clock, by: '', isMine: true }
  }),
)

const state: GameState = {
  ...noGame,
  status: 'ready',
  connection: 'online',
  game: { id: '00000000-0000-4000-8000-000000000000', name: 'Urban Golf', createdAt, pageIds: ['h0', 'h1'] },
  players,
  scores: new Map(entries.map((entry) => [cellKey(entry.playerId, entry.pageId), entry])),
}

/** Game that an editor sees while editing: a picture with sample players, in which nothing moves and nothing is kept. */
export const previewGame: Game = {
  isPreview: true,
  getState: () => state,
  subscribe: () => () => {},
  createGame: async () => ({ problem: 'unavailable' }),
  leaves: async () => null,
  openGame: async () => {},
  leaveGame: () => {},
  addPlayer: () => null,
  renamePlayer: () => {},
  removePlayer: () => {},
  restorePlayer: () => {},
  setScore: () => {},
  history: async () => [],
  coupon: async () => ({ problem: 'unavailable' }),
  namePhone: () => {},
}
