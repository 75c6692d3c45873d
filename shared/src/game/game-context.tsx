'use client'

import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Game, type GameState, noGame } from './game.ts'

/** The running game. null: none runs here, as in edit mode or on a page without a provider. */
export const GameContext = createContext<Game | null>(null)

export function useGame(): Game | null {
  return useContext(GameContext)
}

const subscribeToNothing = () => () => {}

/** A part of the game's state; `noGame`'s while none runs. The selector must return the same value for the same state. */
export function useGameState<T>(selector: (state: GameState) => T): T {
  const game = useGame()
  return useSyncExternalStore(
    game ? game.subscribe : subscribeToNothing,
    () => selector(game ? game.getState() : noGame),
    () => selector(noGame),
  )
}

/** The pages of the round in the order in which they are played; the last one is the leaderboard. */
export const RoundContext = createContext<{ readonly pageIds: readonly string[] }>({ pageIds: [] })
