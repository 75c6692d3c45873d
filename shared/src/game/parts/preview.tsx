import type { ReactNode } from 'react'
import { GameContext } from '../game-context.tsx'
import { previewGame } from './preview-game.ts'

/** Around the game's parts in edit mode: they stand still and show sample players. */
export function Preview({ children }: { children: ReactNode }) {
  return <GameContext value={previewGame}>{children}</GameContext>
}
