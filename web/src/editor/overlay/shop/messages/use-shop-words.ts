import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** Names of what a click around the page's blocks opens. */
export const useShopWords = defineWords(de, loaders)
