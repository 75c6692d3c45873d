'use client'
import { defineIsland } from '@blickfang/views/kernel/island/define-island.tsx'
import type { GameStatusProps } from './game-status.tsx'

export const GameStatusIsland = defineIsland<GameStatusProps>(
  { name: 'gameStatus' },
  async () => (await import('./game-status.tsx')).GameStatus,
)
