import { fallbackLocale, locales } from '@blickfang/contract/kernel/locale.ts'
import type { Config } from 'payload'
import { databaseOf } from '../db/database.ts'
import { readLanguages } from '../operations/content/read-languages.ts'
import { languageNames } from '../payload/texts/language-names.ts'

/** The languages content can be written in; the admin offers those that the site's settings name. */
export const localization: Config['localization'] = {
  locales: locales.map((code) => ({ code, label: { ...languageNames[code] } })),
  defaultLocale: fallbackLocale,
  fallback: false,
  filterAvailableLocales: async ({ locales, req }) => {
    const { active } = await readLanguages(databaseOf(req.payload))
    return locales.filter(({ code }) => active.some((language) => language === code))
  },
}
