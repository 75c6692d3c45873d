import type { OptionValue } from '@blickfang/contract/options/options.generated.ts'
import { GameIsland } from '@blickfang/views/game/parts/game-island.tsx'
import { loadAgain } from '@blickfang/views/kernel/island/load-again.ts'
import { type ComponentType, lazy } from 'react'
import type { ScreenProps } from './screen-props.ts'

type Step = OptionValue<'gameOptions'>

// Each with its own code, so that pages without the game load none of it.
const screens: { readonly [S in Step]: ComponentType<ScreenProps> } = {
  start: lazy(() => loadAgain(() => import('./start-screen.tsx')).then((module) => ({ default: module.StartScreen }))),
  addPlayers: lazy(() =>
    loadAgain(() => import('./edit-screen.tsx')).then((module) => ({ default: module.EditScreen })),
  ),
  share: lazy(() => loadAgain(() => import('./share-screen.tsx')).then((module) => ({ default: module.ShareScreen }))),
  coupon: lazy(() =>
    loadAgain(() => import('./coupon/coupon-screen.tsx')).then((module) => ({ default: module.CouponScreen })),
  ),
}

export interface GameStepProps extends ScreenProps {
  readonly step: Step
  readonly isStill: boolean
}

/** The screen of one step of the game. */
export function GameStep({ step, isStill, ...screen }: GameStepProps) {
  const Screen = screens[step]
  return (
    <GameIsland isStill={isStill} locale={screen.locale}>
      <Screen {...screen} />
    </GameIsland>
  )
}
