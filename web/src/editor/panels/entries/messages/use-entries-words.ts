import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of the panel of entries. */
export const useEntriesWords = defineWords(de, loaders)
