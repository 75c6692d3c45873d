import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of making a page. */
export const useNewPageWords = defineWords(de, loaders)
