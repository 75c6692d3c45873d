import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of what is left to do. */
export const useLeftWords = defineWords(de, loaders)
