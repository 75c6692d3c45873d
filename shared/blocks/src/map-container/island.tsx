'use client'
import { defineIsland } from '@blickfang/views/kernel/island/define-island.tsx'
import type { MapStageProps } from './map-stage.tsx'

export const MapContainerIsland = defineIsland<MapStageProps>(
  { name: 'mapContainer', lists: ['contents'] },
  async () => (await import('./map-stage.tsx')).MapStage,
)
