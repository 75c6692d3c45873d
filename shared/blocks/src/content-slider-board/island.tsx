'use client'
import { defineIsland } from '@blickfang/views/kernel/island/define-island.tsx'
import type { SliderProps } from './slider.tsx'

export const ContentSliderBoardIsland = defineIsland<SliderProps>(
  { name: 'contentSliderBoard', slots: ['children'] },
  async () => (await import('./slider.tsx')).Slider,
)
