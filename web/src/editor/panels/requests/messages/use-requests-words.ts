import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of the panel of requests. */
export const useRequestsWords = defineWords(de, loaders)
