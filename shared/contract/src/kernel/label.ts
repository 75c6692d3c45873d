import { spokenLanguage } from './messages/spoken-language.ts'

/** A name that editors and power users read: the editor speaks German and French, the admin English too. */
export interface Label {
  readonly de: string
  readonly fr: string
  readonly en: string
}

const spoken = ['de', 'fr', 'en'] as const

/** The label in the reader's language, or in the one that stands in for it. */
export function labelIn(label: Label, language: string): string {
  return label[spokenLanguage(spoken, language)]
}
