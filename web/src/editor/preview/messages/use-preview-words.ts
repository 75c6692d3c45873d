import { defineWords } from '../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts around a page that is looked at. */
export const usePreviewWords = defineWords(de, loaders)
