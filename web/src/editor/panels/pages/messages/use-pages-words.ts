import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of the list of pages. */
export const usePagesWords = defineWords(de, loaders)
export type PagesWords = ReturnType<typeof usePagesWords>
