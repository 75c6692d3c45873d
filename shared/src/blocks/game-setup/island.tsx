'use client'

import { type ComponentType, lazy, type ReactNode } from 'react'
import { GameIsland } from '../../game/parts/game-island.tsx'
import type { GameAddresses } from '../../kernel/game-addresses.ts'
import type { Locale } from '../../kernel/locale.ts'
import type { OptionValue } from '../../options/options.generated.ts'

type Step = OptionValue<'gameOptions'>

/** What each screen of the game gets. A label that an editor has left empty is null: the dictionary's word stands in. */
export interface ScreenProps {
  readonly locale: Locale
  readonly links: GameAddresses
  readonly isEditing: boolean
  readonly action: ReactNode
  readonly waiting: ReactNode
  readonly drink: ReactNode
}

// Each with its own code, so that pages without the game load none of it.
const screens: { readonly [S in Step]: ComponentType<ScreenProps> } = {
  start: lazy(() => import('./start-screen.tsx').then((module) => ({ default: module.StartScreen }))),
  addPlayers: lazy(() => import('./edit-screen.tsx').then((module) => ({ default: module.EditScreen }))),
  share: lazy(() => import('./share-screen.tsx').then((module) => ({ default: module.ShareScreen }))),
  coupon: lazy(() => import('./coupon-screen.tsx').then((module) => ({ default: module.CouponScreen }))),
}

/** The screen of one step of the game. */
export function GameStep({ step, ...screen }: ScreenProps & { step: Step }) {
  const Screen = screens[step]
  return (
    <GameIsland isEditing={screen.isEditing}>
      <Screen {...screen} />
    </GameIsland>
  )
}
