import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of the panel in which a collection is arranged. */
export const useCollectionWords = defineWords(de, loaders)
