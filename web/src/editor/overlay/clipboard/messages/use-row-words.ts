import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts about lines that are pasted. */
export const useRowWords = defineWords(de, loaders)
