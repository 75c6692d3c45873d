'use client'

import { type ReactNode, Suspense } from 'react'
import { GameContext } from '../game-context.tsx'
import { previewGame } from './preview-game.ts'

interface GameIslandProps {
  isEditing: boolean
  children: ReactNode
}

/** Around each moving part of the game: in edit mode it stands still and shows sample players. */
export function GameIsland({ isEditing, children }: GameIslandProps) {
  const island = <Suspense fallback={null}>{children}</Suspense>
  return isEditing ? <GameContext value={previewGame}>{island}</GameContext> : island
}
