import { defineWords } from '../../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of cropping. */
export const useCropWords = defineWords(de, loaders)
export type CropWords = ReturnType<typeof useCropWords>
