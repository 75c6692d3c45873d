import type { OptionValue } from '@blickfang/contract/options/options.generated.ts'
import { GameIsland } from '@blickfang/views/game/parts/game-island.tsx'
import { loadAgain } from '@blickfang/views/kernel/island/load-again.ts'
import { type ComponentType, lazy } from 'react'
import type { SheetProps } from './sheet-props.ts'

type Kind = OptionValue<'scoreOptions'>

// Each with its own code, so that pages without the game load none of it.
const sheets: { readonly [K in Kind]: ComponentType<SheetProps> } = {
  CARD: lazy(() => loadAgain(() => import('./score-card.tsx')).then((module) => ({ default: module.ScoreCard }))),
  TABLE: lazy(() => loadAgain(() => import('./score-table.tsx')).then((module) => ({ default: module.ScoreTable }))),
}

export interface ScoreSheetProps extends SheetProps {
  readonly kind: Kind
  readonly isStill: boolean
}

/** The card of a hole or the table of the round. */
export function ScoreSheet({ kind, isStill, ...sheet }: ScoreSheetProps) {
  const Sheet = sheets[kind]
  return (
    <GameIsland isStill={isStill} locale={sheet.locale}>
      <Sheet {...sheet} />
    </GameIsland>
  )
}
