'use client'

import { type Game, type GameState, noGame } from '@blickfang/contract/game/game.ts'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { createSharedContext, useShared } from '../kernel/island/shared-context.tsx'

/** The running game. null: none runs here, as on a page without a provider. */
export const GameContext = createSharedContext<Game | null>(null)

export function useGame(): Game | null {
  return useShared(GameContext)
}

/** True where the game is a picture of one. */
export function useIsPreview(): boolean {
  return useGame()?.isPreview === true
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

/** All of the game's state, a frame later: what somebody has just tapped is on the screen before anything else is drawn anew. */
export function useLaterGameState(): GameState {
  const game = useGame()
  const [state, setState] = useState(game?.getState() ?? noGame)
  useEffect(() => {
    const take = () => setState(game?.getState() ?? noGame)
    take()
    let frame = 0
    const stop = game?.subscribe(() => {
      cancelAnimationFrame(frame)
      // A task of its own after the frame: within it, this would be drawn first.
      frame = requestAnimationFrame(() => setTimeout(() => startTransition(take)))
    })
    return () => {
      cancelAnimationFrame(frame)
      stop?.()
    }
  }, [game])
  return state
}

/** Duration that the site's settings ask of a round that is to earn a coupon: minutes for 18 holes. 0 where nothing is asked, or nothing known. */
export const RoundMinutesContext = createSharedContext(0)

/** A hole as the map that it stands on knows it. */
export interface MapHole {
  /** null where its stop has no number. */
  readonly number: number | null
  /** null where its stop shows none. */
  readonly par: number | null
}

/** The holes, by their pages, whose scorecards stand beside each other here, such as in the drawers of the map; null anywhere else. */
export const HolesContext = createSharedContext<ReadonlyMap<string, MapHole> | null>(null)
