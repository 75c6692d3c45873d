import { defineLaterEnhancer } from '@blickfang/views/kernel/island/enhancer.ts'

export const figuresEnhancers = [
  defineLaterEnhancer<HTMLElement>('[data-counts]', () => import('./count-up.ts').then(({ countUp }) => countUp)),
]
