import { drawnIconFile, type IconForm, iconAddress } from '@blickfang/contract/content/icon-address.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import type { Metadata } from 'next'
import { pageOfRole } from '../shop/role-pages.ts'
import { shopName } from '../shop/shop-name.ts'

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

/** Where the web app manifest of a language stands: the site's, or that of the golf game on its pages. */
export function manifestAddress(locale: string, collection: string | null = null): string {
  return `/${locale}/${collection === 'game' ? 'game' : 'manifest'}.webmanifest`
}

/** Manifest of the site for start screens (web app manifest of the W3C). A drawn icon fills its square and may be cut to any shape. */
export function siteManifest(site: SiteView) {
  const { locale, appearance } = site
  return {
    name: shopName(site),
    lang: locale,
    start_url: `/${locale}`,
    scope: '/',
    display: 'browser',
    background_color: appearance.theme.background,
    theme_color: appearance.theme.header,
    icons: manifestIcons(site),
  }
}

/** The golf game as an app of its own on a phone's start screen: without the browser's bars, in the colours of its poster. null while it has no start. */
export function gameManifest(site: SiteView) {
  const start = pageOfRole(site, 'start')
  if (!start) return null
  return {
    id: start.href,
    name: `${start.name} – ${shopName(site)}`,
    short_name: start.name,
    lang: site.locale,
    start_url: start.href,
    scope: start.href,
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#0c0b0a',
    theme_color: '#0c0b0a',
    icons: manifestIcons(site),
  }
}

function manifestIcons(site: SiteView) {
  const file = iconFile(site)
  return ([192, 512] as const).map((side) => ({
    src: iconAddress(file, `icon-${side}.png`),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: site.icon ? 'any' : 'any maskable',
  }))
}
