import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of the news about the editor. */
export const useChangelogWords = defineWords(de, loaders)
