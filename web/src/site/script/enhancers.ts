import { blockEnhancers } from '@blickfang/blocks/enhancers.generated.ts'
import { blockEnhancers as ownEnhancers } from '@blickfang/blocks/project/enhancers'
import { defineEnhancer, defineLaterEnhancer, definePress } from '@blickfang/views/kernel/island/enhancer.ts'
import { keepEntry } from '@blickfang/views/site/form/keep-entry.ts'
import { turnCarousel } from '@blickfang/views/site/visitor/turn-carousel.ts'
import { shore } from '../booking/shore.ts'
import { showChoice } from '../consent/show-choice.ts'
import { offerEditing } from '../edit-link/offer-editing.ts'
import { enhanceMenu } from '../header/behaviour/enhance-menu.ts'
import { enhanceSubmenus } from '../header/behaviour/enhance-submenus.ts'
import { watchScroll } from '../header/behaviour/watch-scroll.ts'

/** All small behaviours of live pages. */
export const enhancers = [
  defineEnhancer('#site-header', watchScroll),
  defineEnhancer('#site-header', enhanceSubmenus),
  defineEnhancer<HTMLDetailsElement>('#site-menu', enhanceMenu),
  definePress('[data-search-toggle]', () => import('../search/behaviour/search-in-header.ts')),
  defineLaterEnhancer<HTMLFormElement>('[data-search-page]', () =>
    import('../search/behaviour/search-on-page.ts').then((module) => module.searchOnPage),
  ),
  // Only sites that name a tracker have it.
  defineLaterEnhancer<HTMLElement>('#visits', () =>
    import('../visits/ask-visits.ts').then((module) => module.askVisits),
  ),
  defineEnhancer('[data-consent-choice][hidden]', showChoice),
  definePress('[data-consent-choice]', () => import('../consent/open-consent.ts')),
  definePress(`a[data-booking-frame], a[href^="${shore}"]`, () => import('../booking/open-booking.ts')),
  turnCarousel,
  defineEnhancer('[data-editable]', offerEditing),
  keepEntry,
  defineLaterEnhancer<HTMLDetailsElement>('details[data-entry]', () =>
    import('@blickfang/views/site/visitor/name-entry.ts').then((module) => module.nameEntry),
  ),
  ...blockEnhancers,
  ...ownEnhancers,
]
