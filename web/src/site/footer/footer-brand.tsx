import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { FunctionComponent } from 'react'
import type { LogoProps } from '../header/logo.tsx'
import { messages } from '../messages/messages.generated.ts'
import { shopName } from '../shop/shop-name.ts'
import { homeHref } from '../shop/start-languages.ts'
import { foregroundOn } from '../theme/make-palette.ts'
import css from './site-footer.module.css'

interface FooterBrandProps {
  site: SiteView
  Logo: FunctionComponent<LogoProps>
}

/** The logo in the footer; it leads home. */
export function FooterBrand({ site, Logo }: FooterBrandProps) {
  const { logo, alternativeLogo } = site
  const t = translate(messages, site.locale)
  const isOnDark = foregroundOn(site.appearance.theme[site.appearance.footerColor]) === '#fbfaf7'
  return (
    <a
      className={css.brand}
      href={homeHref(site)}
      aria-label={`${shopName(site)}: ${t('home')}`}
      data-size={site.footer.logoSize}
      data-part="logo"
      data-on-dark={isOnDark || undefined}
    >
      <Logo
        site={{ logo, alternativeLogo }}
        isOnDark={isOnDark}
        fallback={<span className={css.name}>{shopName(site)}</span>}
      />
    </a>
  )
}
