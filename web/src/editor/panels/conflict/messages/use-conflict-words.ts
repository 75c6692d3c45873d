import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of what could not be saved. */
export const useConflictWords = defineWords(de, loaders)
