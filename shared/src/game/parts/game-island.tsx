'use client'

import { lazy, type ReactNode, Suspense } from 'react'

// Apart from this file: visitors need none of it, and editors only where the game is.
const Preview = lazy(() => import('./preview.tsx').then((module) => ({ default: module.Preview })))

interface GameIslandProps {
  isEditing: boolean
  children: ReactNode
}

/** Around each moving part of the game: in edit mode it stands still and shows sample players. */
export function GameIsland({ isEditing, children }: GameIslandProps) {
  return <Suspense fallback={null}>{isEditing ? <Preview>{children}</Preview> : children}</Suspense>
}
