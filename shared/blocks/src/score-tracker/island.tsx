'use client'
import { defineIsland } from '@blickfang/views/kernel/island/define-island.tsx'
import type { ScoreSheetProps } from './score-sheet.tsx'

export const ScoreTrackerIsland = defineIsland<ScoreSheetProps>(
  { name: 'scoreTracker' },
  async () => (await import('./score-sheet.tsx')).ScoreSheet,
)
