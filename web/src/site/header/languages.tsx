import type { SiteView } from 'shared/content/site-view.ts'
import type { Locale } from 'shared/kernel/locale.ts'
import type { FramedPage } from '../framed-page.ts'
import css from './languages.module.css'

interface LanguagesProps {
  site: SiteView
  page: FramedPage | null
  label: string
}

/** The same page in the other languages; where it does not exist, that language's home page. */
export function Languages({ site, page, label }: LanguagesProps) {
  const { active } = site.languages
  if (active.length < 2) return null
  return (
    <nav className={css.languages} aria-label={label}>
      <ul className={css.list}>
        {active.map((locale) => (
          <li key={locale}>
            <a
              href={page?.alternates.find((alternate) => alternate.locale === locale)?.href ?? `/${locale}`}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === site.locale ? 'true' : undefined}
            >
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
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
}
