// Written by `npm run gen` from the folders beside it.
import type { Enhancer } from '../kernel/island/enhancer.ts'
import { contactEnhancers } from './contact/enhance.ts'

export const blockEnhancers: readonly Enhancer[] = [...contactEnhancers]
