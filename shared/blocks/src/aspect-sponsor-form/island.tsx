'use client'
import { defineIsland } from '@blickfang/views/kernel/island/define-island.tsx'
import type { SponsorEntryProps } from './sponsor-entry.tsx'

export const AspectSponsorFormIsland = defineIsland<SponsorEntryProps>(
  { name: 'aspectSponsorForm', wakes: 'touched' },
  async () => (await import('./sponsor-entry.tsx')).SponsorEntry,
)
