import type { Label } from '@blickfang/contract/kernel/label.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'

/** Names of the content languages. */
export const languageNames: { readonly [L in Locale]: Label & Record<string, string> } = {
  de: { de: 'Deutsch', fr: 'Allemand', en: 'German' },
  fr: { de: 'Französisch', fr: 'Français', en: 'French' },
  it: { de: 'Italienisch', fr: 'Italien', en: 'Italian' },
  rm: { de: 'Rätoromanisch', fr: 'Romanche', en: 'Romansh' },
  en: { de: 'Englisch', fr: 'Anglais', en: 'English' },
  sq: { de: 'Albanisch', fr: 'Albanais', en: 'Albanian' },
  sr: { de: 'Serbisch', fr: 'Serbe', en: 'Serbian' },
  hr: { de: 'Kroatisch', fr: 'Croate', en: 'Croatian' },
  es: { de: 'Spanisch', fr: 'Espagnol', en: 'Spanish' },
  pt: { de: 'Portugiesisch', fr: 'Portugais', en: 'Portuguese' },
}
