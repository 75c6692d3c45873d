import { definePress } from '@blickfang/views/kernel/island/enhancer.ts'

export const videoPlayerEnhancers = [definePress('[data-play]', () => import('./play-video.ts'))]
