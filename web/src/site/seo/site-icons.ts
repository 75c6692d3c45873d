import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import { drawnIconFile, type IconForm, iconAddress } from '@blickfang/shared/icon/icon-address.ts'
import type { Metadata } from 'next'
import { shopName } from '../shop-name.ts'

/** The file that stands for the site in tabs and on start screens: the settings' picture, else one drawn of name and colour. */
export function iconFile(site: SiteView): string {
  const { icon, appearance } = site
  return icon?.publicUrl.split('/').at(-1) ?? drawnIconFile(shopName(site), appearance.theme.primary)
}

/** The links of a page to the site's icon. Their addresses change with the picture, so that browsers may keep it. */
export function siteIcons(site: SiteView): Metadata['icons'] {
  const at = (form: IconForm) => iconAddress(iconFile(site), form)
  return {
    icon: [
      { url: at('icon.ico'), sizes: '48x48' },
      { url: at('icon-192.png'), type: 'image/png', sizes: '192x192' },
    ],
    apple: { url: at('icon-180.png'), sizes: '180x180' },
  }
}

/** Where the web app manifest of a language stands. */
export function manifestAddress(locale: string): string {
  return `/${locale}/manifest.webmanifest`
}

/** What a start screen shows of the site, as the W3C's web app manifest. A drawn icon fills its square and may be cut to any shape. */
export function siteManifest(site: SiteView) {
  const { locale, appearance } = site
  const file = iconFile(site)
  const icon = (side: 192 | 512) => ({
    src: iconAddress(file, `icon-${side}.png`),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: site.icon ? 'any' : 'any maskable',
  })
  return {
    name: shopName(site),
    lang: locale,
    start_url: `/${locale}`,
    scope: '/',
    display: 'browser',
    background_color: appearance.theme.background,
    theme_color: appearance.theme.header,
    icons: [icon(192), icon(512)],
  }
}
