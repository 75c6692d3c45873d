import { defineWords } from '../../../locales/define-words.ts'
import { de } from './de.generated.ts'
import { loaders } from './loaders.generated.ts'

/** The texts of the settings. */
export const useSettingsWords = defineWords(de, loaders)
export type SettingsWords = ReturnType<typeof useSettingsWords>
