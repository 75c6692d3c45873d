import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import { createStore } from 'zustand/vanilla'

/** Logos that the page shows in place of those it came with; missing: as it came. Header and footer stand outside of the editor. */
export const shownLogos = createStore<{
  readonly logo?: MediaView | null
  readonly alternativeLogo?: MediaView | null
}>(() => ({}))
