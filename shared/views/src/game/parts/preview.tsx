import type { ReactNode } from 'react'
import { GameContext } from '../game-context.tsx'
import { previewGame } from './preview-game.ts'

/** Around the game's parts on a page that stands still: so do they, and show sample players. */
export function Preview({ children }: { children: ReactNode }) {
  return <GameContext value={previewGame}>{children}</GameContext>
}
