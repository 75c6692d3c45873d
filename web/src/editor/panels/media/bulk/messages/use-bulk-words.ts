import { defineWords } from '../../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of several pictures for a board. */
export const useBulkWords = defineWords(de, loaders)
