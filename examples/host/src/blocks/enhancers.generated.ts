// Written by Blickfang from the folders beside it.
import type { Enhancer } from '@blickfang/views/kernel/island/enhancer.ts'
import { postListEnhancers } from './post-list/enhance.ts'

export const blockEnhancers: readonly Enhancer[] = [...postListEnhancers]
