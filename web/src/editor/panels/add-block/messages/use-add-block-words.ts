import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of the dialog that offers blocks. */
export const useAddBlockWords = defineWords(de, loaders)
