import { defineWords } from '../../locales/define-words.ts'
import { de } from './messages/de.generated.ts'
import { loaders } from './messages/loaders.generated.ts'

/** The texts of making a page. */
export const useNewPageWords = defineWords(de, loaders)
