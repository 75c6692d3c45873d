import type { Json } from '@blickfang/contract/kernel/json.ts'
import { type Locale, localeSchema, locales } from '@blickfang/contract/kernel/locale.ts'
import type { Field } from 'payload'
import { z } from 'zod'
import { invalid } from '../../errors/invalid.ts'
import { languageNames } from '../texts/language-names.ts'
import { type DraftReader, fromDraft } from './draft-reader.ts'

export const readHiddenIn: DraftReader = (draft) => draft.disallowedLanguages ?? []

/** Languages that the field sent. Throws INVALID: Payload checks nothing of a virtual field by itself. */
export function hiddenInOf(value: Json | undefined): Locale[] {
  const languages = z.array(localeSchema).safeParse(value ?? [])
  if (!languages.success) throw invalid('hiddenIn', 'unknownLanguage')
  return languages.data
}

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
