// Written by `npm run gen` from the folders beside it.
import type { AnyIsland } from '@blickfang/views/kernel/island/define-island.tsx'

export const blockIslands = {
  aspectSponsorForm: () => import('./aspect-sponsor-form/island.tsx').then((module) => module.AspectSponsorFormIsland),
  contactForm: () => import('./contact-form/island.tsx').then((module) => module.ContactFormIsland),
  contentSliderBoard: () => import('./content-slider-board/island.tsx').then((module) => module.ContentSliderBoardIsland),
  form: () => import('./form/island.tsx').then((module) => module.FormIsland),
  gameSetup: () => import('./game-setup/island.tsx').then((module) => module.GameSetupIsland),
  mapContainer: () => import('./map-container/island.tsx').then((module) => module.MapContainerIsland),
  scoreTracker: () => import('./score-tracker/island.tsx').then((module) => module.ScoreTrackerIsland),
} satisfies { readonly [name: string]: AnyIsland }
