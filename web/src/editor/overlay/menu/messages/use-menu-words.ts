import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** Texts of the menu that come with its code, and not with the page. */
export const useMenuWords = defineWords(de, loaders)
