import type { Field } from 'payload'
import { locales } from 'shared/kernel/locale.ts'
import { languageNames } from '../texts/language-names.ts'
import { type DraftReader, fromDraft } from './draft-reader.ts'

export const readHiddenIn: DraftReader = (draft) => draft.disallowedLanguages ?? []

/** Languages in which a page or group is not shown. */
export const hiddenInField: Field = {
  name: 'hiddenIn',
  type: 'select',
  hasMany: true,
  virtual: true,
  label: { de: 'Nicht zeigen auf', fr: 'Ne pas afficher en', en: 'Do not show in' },
  options: locales.map((locale) => ({ value: locale, label: languageNames[locale] })),
  admin: { readOnly: false, disableListColumn: true },
  hooks: { afterRead: [fromDraft(readHiddenIn)] },
}
