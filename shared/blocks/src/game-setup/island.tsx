'use client'
import { defineIsland } from '@blickfang/views/kernel/island/define-island.tsx'
import type { GameStepProps } from './game-step.tsx'

export const GameSetupIsland = defineIsland<GameStepProps>(
  { name: 'gameSetup', slots: ['action', 'waiting', 'drink'], late: ['action', 'waiting', 'drink'] },
  async () => (await import('./game-step.tsx')).GameStep,
)
