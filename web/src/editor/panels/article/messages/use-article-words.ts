import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of taking an article over. */
export const useArticleWords = defineWords(de, loaders)
