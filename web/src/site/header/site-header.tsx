import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { FunctionComponent } from 'react'
import { messages } from '../messages/messages.generated.ts'
import { SearchBar, SearchLink } from '../search/header-search.tsx'
import { Brand } from './brand.tsx'
import type { FramedPage } from './framed-page.ts'
import { Languages } from './languages.tsx'
import { LoginLink } from './login-link.tsx'
import { Logo, type LogoProps } from './logo.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { menuEntries } from './menu-entries.ts'
import { MobileMenu } from './mobile-menu.tsx'
import css from './site-header.module.css'

interface SiteHeaderProps {
  site: SiteView
  page: FramedPage | null
  Logo?: FunctionComponent<LogoProps>
}

/** Logo, menu and languages. Everything in it works without scripts; behaviour/ adds comfort. */
export function SiteHeader({ site, page, Logo: Shown = Logo }: SiteHeaderProps) {
  const t = translate(messages, site.locale)
  const entries = menuEntries(site)
  const { appearance, header } = site
  return (
    <header
      id="site-header"
      className={css.header}
      data-appearance={appearance.header}
      data-opaque-on-mobile={appearance.opaqueHeaderOnMobile || undefined}
      data-logo={header.logoPosition}
      data-bold={header.boldHeaderFont || undefined}
      data-upper-case={header.upperCase || undefined}
      data-scroll="top"
    >
      <div className={css.bar}>
        <Brand site={site} label={t('home')} Logo={Shown} />
        {entries.length > 0 && (
          <nav className={css.wide} aria-label={t('navigation')} data-part="menu">
            <MainNavigation entries={entries} pageId={page?.id} />
          </nav>
        )}
        <div className={css.aside}>
          <Languages site={site} page={page} label={t('languages')} />
          <LoginLink site={site} label={t('login')} />
          <SearchLink site={site} isWide />
        </div>
        <div className={css.narrow}>
          <SearchLink site={site} />
        </div>
        <MobileMenu site={site} page={page} entries={entries} />
      </div>
      <SearchBar site={site} />
    </header>
  )
}
