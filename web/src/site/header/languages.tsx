import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { FramedPage } from './framed-page.ts'
import css from './languages.module.css'

interface LanguagesProps {
  site: SiteView
  page: FramedPage | null
  label: string
}

/** The same page in the other languages; where it does not exist, that language's home page, if it has one. */
export function Languages({ site, page, label }: LanguagesProps) {
  const offered = site.languages.active.flatMap((locale) => {
    const href = page?.alternates.find((alternate) => alternate.locale === locale)?.href
    const home = site.homeLocales.includes(locale) ? `/${locale}` : undefined
    return href || home || locale === site.locale ? [{ locale, href: href ?? home }] : []
  })
  if (offered.length < 2) return null
  return (
    <nav className={css.languages} aria-label={label}>
      <ul className={css.list}>
        {offered.map(({ locale, href }) => (
          <li key={locale}>
            <a href={href} hrefLang={locale} lang={locale} aria-current={locale === site.locale ? 'true' : undefined}>
              <span aria-hidden="true">{locale.toUpperCase()}</span>
              <span className={css.name}>{ownName(locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A language's name as its speakers write it. */
function ownName(locale: Locale): string {
  return new Intl.DisplayNames(intlLocale(locale), { type: 'language' }).of(locale) ?? locale
}
