import { cellKey, type Entry, type Game, type GameState, noGame, type Player } from '@blickfang/contract/game/game.ts'

/** A game in a test's memory: what the screens do to it can be looked at, and what other phones do can be made to happen. */
export function tableGame(start: Partial<GameState> = {}) {
  let state: GameState = { ...noGame, connection: 'online', ...start }
  let made = 0
  const listeners = new Set<() => void>()
  const log: Entry[] = []
  const change = (patch: Partial<GameState>) => {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
  }
  const changePlayer = (id: string, patch: Partial<Player>) =>
    change({ players: state.players.map((player) => (player.id === id ? { ...player, ...patch } : player)) })
  const enter = (entry: Omit<Entry, 'clock'>) => {
    const made = { ...entry, clock: { time: log.length, count: 0, node: entry.isMine ? 'here' : 'there' } }
    log.unshift(made)
    change({ scores: new Map([...state.scores, [cellKey(entry.playerId, entry.pageId), made]]) })
  }
  const opened: string[] = []
  const game: Game = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    createGame: async () => ({ problem: 'offline' }),
    leaves: async (id) => (state.players.length > 0 && state.game?.id !== id ? state.game : null),
    openGame: async (id) => void opened.push(id),
    leaveGame: () => change({ status: 'none', game: null }),
    addPlayer: (typed) => {
      const name = typed.trim()
      if (!name) return null
      const id = `added${++made}`
      change({ players: [...state.players, { id, name, createdAt: '2026-06-06T12:00:00Z', removedAt: null }] })
      return id
    },
    renamePlayer: (id, name) => changePlayer(id, { name }),
    removePlayer: (id) => changePlayer(id, { removedAt: '2026-06-06T13:00:00Z' }),
    restorePlayer: (id) => changePlayer(id, { removedAt: null }),
    setScore: (playerId, pageId, score) => enter({ playerId, pageId, score, by: '', isMine: true }),
    history: async (playerId, pageId) => log.filter((entry) => entry.playerId === playerId && entry.pageId === pageId),
    coupon: async () => ({ code: 'ABCD-EFGH-JKLM', path: '/de/coupon/x', redeemedAt: null }),
    namePhone: (phoneName) => change({ phoneName }),
  }
  return { game, change, enter, opened, names: () => state.players.filter((p) => !p.removedAt).map((p) => p.name) }
}

export function tablePlayers(...names: readonly string[]): Player[] {
  return names.map((name, index) => ({
    id: `p${index}`,
    name,
    createdAt: `2026-06-06T12:00:0${index % 10}Z`,
    removedAt: null,
  }))
}

/** A game that is open, with these names. */
export function openTable(...names: readonly string[]) {
  const game = {
    id: '3f6f3f0a-5b0e-4b50-9a43-0d4a5f0f6a11',
    name: 'Runde',
    createdAt: '2026-06-06T12:00:00Z',
    pageIds: ['h1', 'h2'],
  }
  return tableGame({ status: 'ready', game, players: tablePlayers(...names) })
}
