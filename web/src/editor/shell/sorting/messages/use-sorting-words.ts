import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of lists that people sort. */
export const useSortingWords = defineWords(de, loaders)
