import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of the outline of a page. */
export const useOutlineWords = defineWords(de, loaders)
