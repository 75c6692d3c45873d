'use client'

import { type ComponentType, lazy } from 'react'
import { GameIsland } from '../../game/parts/game-island.tsx'
import type { GameAddresses } from '../../kernel/game-addresses.ts'
import type { Locale } from '../../kernel/locale.ts'
import type { OptionValue } from '../../options/options.generated.ts'

type Kind = OptionValue<'scoreOptions'>

export interface SheetProps {
  /** The hole: the page that the block stands on. */
  readonly pageId: string
  readonly locale: Locale
  readonly links: GameAddresses
  readonly isEditing: boolean
}

// Each with its own code, so that pages without the game load none of it.
const sheets: { readonly [K in Kind]: ComponentType<SheetProps> } = {
  CARD: lazy(() => import('./score-card.tsx').then((module) => ({ default: module.ScoreCard }))),
  TABLE: lazy(() => import('./score-table.tsx').then((module) => ({ default: module.ScoreTable }))),
}

/** The card of a hole or the table of the round. */
export function ScoreSheet({ kind, ...sheet }: SheetProps & { kind: Kind }) {
  const Sheet = sheets[kind]
  return (
    <GameIsland isEditing={sheet.isEditing}>
      <Sheet {...sheet} />
    </GameIsland>
  )
}
