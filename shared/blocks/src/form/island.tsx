'use client'
import { defineIsland } from '@blickfang/views/kernel/island/define-island.tsx'
import type { OwnEntryProps } from './own-entry.tsx'

export const FormIsland = defineIsland<OwnEntryProps>(
  { name: 'form', wakes: 'touched', slots: ['thanks'], late: ['thanks'] },
  async () => (await import('./own-entry.tsx')).OwnEntry,
)
