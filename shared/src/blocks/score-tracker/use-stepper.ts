import { useRef } from 'react'
import { cellKey } from '../../game/game.ts'
import { useGame } from '../../game/game-context.tsx'

// The store tells of a tap only once the phone has kept it; taps in between count on from the last one.
const settlesAfterMs = 400

/** Counts one up or down, never below 0, with a tick where the phone has one. Fast taps all count. */
export function useStepper(playerId: string, pageId: string): (by: 1 | -1) => void {
  const game = useGame()
  const last = useRef({ score: 0, at: Number.NEGATIVE_INFINITY })
  return (by) => {
    if (!game) return
    const now = performance.now()
    const kept = game.getState().scores.get(cellKey(playerId, pageId))?.score ?? 0
    const from = now - last.current.at < settlesAfterMs ? last.current.score : kept
    const score = Math.max(0, from + by)
    last.current = { score, at: now }
    game.setScore(playerId, pageId, score)
    if ('vibrate' in navigator) navigator.vibrate(10)
  }
}
