import { defineWords } from '../../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts about films in the library. */
export const useFilmWords = defineWords(de, loaders)
export type FilmWords = ReturnType<typeof useFilmWords>
