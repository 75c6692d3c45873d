import { definePress } from '@blickfang/views/kernel/island/enhancer.ts'

export const videoPlayerEnhancers = [definePress('a[data-video]', () => import('./play-video.ts'))]
