import type { Game } from '@blickfang/contract/game/game.ts'
import { useGameState } from '@blickfang/views/game/game-context.tsx'
import { goneQuery } from '@blickfang/views/game/parts/game-gate.tsx'
import { useEffect, useState } from 'react'

type Gone = 'missing' | 'refused'

/**
 * Tells of a game that was opened and does not exist (any more), on this page or on the one that led here. The game is forgotten, in
 * the address too, so that a reload starts afresh; the message stays until then. Does nothing while an invitation asks: that goes on
 * by itself.
 */
export function useGoneGame(game: Game | null, isAsking: boolean): Gone | null {
  const [gone, setGone] = useState<Gone | null>(null)
  const status = useGameState((state) => state.status)

  useEffect(() => {
    if (isAsking) return
    const isBroughtHere = new URLSearchParams(location.search).has(goneQuery)
    const isHere = status === 'missing' || status === 'refused'
    if (isHere) game?.leaveGame()
    if (isBroughtHere || isHere) {
      setGone(isHere ? status : 'missing')
      history.replaceState(history.state, '', location.pathname)
    }
  }, [game, status, isAsking])

  return gone
}
