import type { Enhancer } from '@blickfang/views/kernel/island/enhancer.ts'

/** The small behaviours of a project's blocks. */
export const blockEnhancers: readonly Enhancer[] = []
