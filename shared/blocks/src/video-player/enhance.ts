import { definePress } from '@blickfang/views/kernel/island/enhancer.ts'

export const videoPlayerEnhancers = [definePress('a[data-asks=video]', () => import('./play-video.ts'))]
