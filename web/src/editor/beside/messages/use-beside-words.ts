import { defineWords } from '../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts around two languages of a page. */
export const useBesideWords = defineWords(de, loaders)
