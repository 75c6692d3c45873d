import { type Locale, localeName, localeSchema, locales } from '../../kernel/locale.ts'
import { defineOption } from '../../kernel/option.ts'

const labelOf = (code: Locale) => ({
  de: localeName(code, 'de'),
  fr: localeName(code, 'fr'),
  en: localeName(code, 'en'),
})

/** A language of pages. */
export const language = defineOption({
  type: 'language',
  schema: localeSchema,
  values: Object.fromEntries(locales.map((code) => [code, labelOf(code)])),
  fallback: 'de',
  inWords: (code, reader) => localeName(code, reader.language),
  samples: ['de', 'fr'],
})
