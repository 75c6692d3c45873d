import { cellKey, type Played, strokesOf } from './game.ts'
import { takingPart } from './leaderboard.ts'

/** How far a hole is, for the pagination dots. `active` is decided by who shows the dots. */
export type DotState = 'active' | 'noScores' | 'partial' | 'complete'

/** noScores: nobody who takes part has a score above 0 on the page; complete: everybody has. */
export function dotState(played: Played, pageId: string): DotState {
  const playing = takingPart(played.players)
  const scored = playing.filter(({ id }) => (strokesOf(played, cellKey(id, pageId)) ?? 0) > 0)
  if (scored.length === 0) return 'noScores'
  return scored.length === playing.length ? 'complete' : 'partial'
}
