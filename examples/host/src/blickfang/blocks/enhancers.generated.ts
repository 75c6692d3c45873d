// Written by Blickfang from the folders beside it.
import type { Enhancer } from '@blickfang/views/kernel/island/enhancer.ts'

export const blockEnhancers: readonly Enhancer[] = []
