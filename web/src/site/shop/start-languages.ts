import type { SiteView } from '@blickfang/contract/content/site-view.ts'

type Site = Pick<SiteView, 'locale' | 'languages' | 'homeLocales'>

/** The languages in which a visitor can start: those with a home page, or all active ones while there is none at all. */
export function startLanguages({ languages, homeLocales }: Site): SiteView['languages'] {
  const [first] = homeLocales
  if (!first) return languages
  return {
    default: homeLocales.includes(languages.default) ? languages.default : first,
    active: languages.active.filter((locale) => homeLocales.includes(locale)),
  }
}

/** The home page in the language that is read, else in the one in which the site starts. */
export function homeHref(site: Site): string {
  const start = startLanguages(site)
  return `/${start.active.includes(site.locale) ? site.locale : start.default}`
}
