import { defineWords } from '../../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of finding and arranging media. */
export const useLibraryWords = defineWords(de, loaders)
export type LibraryWords = ReturnType<typeof useLibraryWords>
