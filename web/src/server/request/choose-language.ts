import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { readWishes } from './read-wishes.ts'

/** Languages of the site as its settings name them. */
export interface Languages {
  readonly default: Locale
  readonly active: readonly Locale[]
}

/** The active language that a browser's Accept-Language asks for first; else the default one. */
export function chooseLanguage(accepted: string | undefined, languages: Languages): Locale {
  for (const { name } of readWishes(accepted)) {
    const match = languages.active.find((locale) => locale === name.split('-')[0])
    if (match) return match
  }
  return languages.default
}
