'use client'

import { lazy, type ReactNode } from 'react'
import { Part } from '../../kernel/island/part.tsx'

// Apart from this file: visitors need none of it, and editors only where the game is.
const Preview = lazy(() => import('./preview.tsx').then((module) => ({ default: module.Preview })))

interface GameIslandProps {
  isStill: boolean
  children: ReactNode
}

/** Around each moving part of the game: where the page stands still it does too and shows sample players. */
export function GameIsland({ isStill, children }: GameIslandProps) {
  return <Part>{isStill ? <Preview>{children}</Preview> : children}</Part>
}
