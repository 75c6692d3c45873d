import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of signing in in two steps. */
export const useSecondFactorWords = defineWords(de, loaders)
