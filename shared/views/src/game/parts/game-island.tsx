'use client'

import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { lazy, type ReactNode } from 'react'
import { Part } from '../../kernel/island/part.tsx'
import { gameLanguage } from './game-words.ts'
import css from './parts.module.css'

// Apart from this file: visitors need none of it, and editors only where the game is.
const Preview = lazy(() => import('./preview.tsx').then((module) => ({ default: module.Preview })))

interface GameIslandProps {
  isStill: boolean
  locale: Locale
  children: ReactNode
}

/**
 * Around each moving part of the game, which speaks the game's language wherever that is not the page's. Where the page stands
 * still it does too and shows sample players.
 */
export function GameIsland({ isStill, locale, children }: GameIslandProps) {
  return (
    <div className={css.spoken} lang={gameLanguage(locale)}>
      <Part>{isStill ? <Preview>{children}</Preview> : children}</Part>
    </div>
  )
}
