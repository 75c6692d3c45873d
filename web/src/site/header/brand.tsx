import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import type { FunctionComponent } from 'react'
import { shopName } from '../shop/shop-name.ts'
import { homeHref } from '../shop/start-languages.ts'
import { foregroundOn } from '../theme/make-palette.ts'
import type { LogoProps } from './logo.tsx'
import css from './site-header.module.css'

interface BrandProps {
  site: SiteView
  label: string
  Logo: FunctionComponent<LogoProps>
}

/** The logo, or the shop's name where there is none; it leads home. */
export function Brand({ site, label, Logo }: BrandProps) {
  const { header, appearance, logo, alternativeLogo } = site
  const ground = appearance.header === 'opaque' ? appearance.theme.header : appearance.theme.background
  const isOnDark = header.useAlternativeLogo || foregroundOn(ground) === '#fbfaf7'
  return (
    <a
      className={css.brand}
      href={homeHref(site)}
      aria-label={`${shopName(site)}: ${label}`}
      data-size={header.logoSize}
      data-part="logo"
      data-on-dark={isOnDark || undefined}
      data-hide-on-mobile={appearance.showLogoOnMobile ? undefined : true}
    >
      <Logo
        site={{ logo, alternativeLogo }}
        isOnDark={isOnDark}
        fallback={<span className={css.name}>{shopName(site)}</span>}
      />
    </a>
  )
}
