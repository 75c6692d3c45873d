import { fallbackLocale, locales } from '@blickfang/contract/kernel/locale.ts'
import type { Config, Locale } from 'payload'
import { databaseOf } from '../db/database.ts'
import { isReady } from '../db/readiness.ts'
import { getLanguages } from '../operations/content/get-languages.ts'
import { languageNames } from '../payload/texts/language-names.ts'

/**
 * The languages content can be written in, behind those of the project. The project's own are offered as it says; of ours the
 * admin offers those that the site's settings name.
 */
export function configureLanguages(theirs: Config['localization']): Config['localization'] {
  const given = theirs ? theirs.locales.map(asLocale) : []
  const isGiven = (code: string) => given.some((locale) => locale.code === code)
  const added = locales.filter((code) => !isGiven(code)).map((code) => ({ code, label: { ...languageNames[code] } }))
  return {
    ...(theirs || { defaultLocale: fallbackLocale, fallback: false }),
    locales: [...given, ...added],
    filterAvailableLocales: async ({ locales, req }) => {
      const offered = (theirs && (await theirs.filterAvailableLocales?.({ locales, req }))) || locales
      if (!isReady(req.payload)) return theirs ? offered.filter(({ code }) => isGiven(code)) : offered
      const { active } = await getLanguages(databaseOf(req.payload))
      return offered.filter(({ code }) => isGiven(code) || active.some((language) => language === code))
    },
  }
}

/** A code alone stands for what Payload itself makes of it. */
function asLocale(locale: Locale | string): Locale {
  return typeof locale === 'string' ? { code: locale, label: locale } : locale
}
