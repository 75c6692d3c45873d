// Written by `npm run gen` from the folders beside it.
import type { Enhancer } from '@blickfang/views/kernel/island/enhancer.ts'
import { announcementBubbleEnhancers } from './announcement-bubble/enhance.ts'
import { businessSearchEnhancers } from './business-search/enhance.ts'
import { contactEnhancers } from './contact/enhance.ts'
import { coursesEnhancers } from './courses/enhance.ts'
import { figuresEnhancers } from './figures/enhance.ts'
import { mediaGalleryEnhancers } from './media-gallery/enhance.ts'
import { reviewSliderEnhancers } from './review-slider/enhance.ts'
import { videoPlayerEnhancers } from './video-player/enhance.ts'

export const blockEnhancers: readonly Enhancer[] = [...announcementBubbleEnhancers, ...businessSearchEnhancers, ...contactEnhancers, ...coursesEnhancers, ...figuresEnhancers, ...mediaGalleryEnhancers, ...reviewSliderEnhancers, ...videoPlayerEnhancers]
