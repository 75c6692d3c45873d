import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of inviting colleagues. */
export const usePeopleWords = defineWords(de, loaders)
