/** A name that editors and power users read: the editor speaks German and French, the admin English too. */
export interface Label {
  readonly de: string
  readonly fr: string
  readonly en: string
}

/** The label in the reader's language; German where that language has none. */
export function labelIn(label: Label, language: string): string {
  return language === 'fr' || language === 'en' ? label[language] : label.de
}
