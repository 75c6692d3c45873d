import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of the media library. */
export const useMediaWords = defineWords(de, loaders)
export type MediaWords = ReturnType<typeof useMediaWords>
