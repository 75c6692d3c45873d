import { type Label, labelIn } from '../../kernel/label.ts'

/** The values of a page that people know by a name: their keys without a language, and what each is called. */
const pageValues: Readonly<Record<string, Label | undefined>> = {
  name: { de: 'Name', fr: 'Nom', en: 'Name' },
  slug: { de: 'URL', fr: 'URL', en: 'URL' },
  description: { de: 'Beschreibung', fr: 'Description', en: 'Description' },
  order: { de: 'Reihenfolge', fr: 'Ordre', en: 'Order' },
  disallowedLanguages: { de: 'Ausgeblendet in', fr: 'Masqué en', en: 'Hidden in' },
  password: { de: 'Passwort', fr: 'Mot de passe', en: 'Password' },
  archived: { de: 'Archiviert', fr: 'Archivé', en: 'Archived' },
}

/** What the value of a key is called; null for one without a name of its own, such as that the page is removed. */
export function pageValueName(key: string, language: string): string | null {
  const [name = ''] = key.split('.')
  const label = Object.hasOwn(pageValues, name) ? pageValues[name] : undefined
  return label ? labelIn(label, language) : null
}
