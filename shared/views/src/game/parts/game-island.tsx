'use client'

import { lazy, type ReactNode, Suspense } from 'react'

// Apart from this file: visitors need none of it, and editors only where the game is.
const Preview = lazy(() => import('./preview.tsx').then((module) => ({ default: module.Preview })))

interface GameIslandProps {
  isStill: boolean
  children: ReactNode
}

/** Around each moving part of the game: where the page stands still it does too and shows sample players. */
export function GameIsland({ isStill, children }: GameIslandProps) {
  return <Suspense fallback={null}>{isStill ? <Preview>{children}</Preview> : children}</Suspense>
}
