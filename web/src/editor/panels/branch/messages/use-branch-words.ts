import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of a branch's own data. */
export const useBranchWords = defineWords(de, loaders)
