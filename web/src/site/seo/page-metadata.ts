import type { PageView } from '@blickfang/contract/content/page-view.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import type { Metadata } from 'next'
import { deadEnd } from '../protected/dead-end.ts'
import { shopName } from '../shop/shop-name.ts'
import { pageTitle } from './page-title.ts'
import { publicUrl } from './public-url.ts'
import { sharePicture } from './share-picture.ts'
import { manifestAddress, siteIcons } from './site-icons.ts'

/** Title, description, canonical address, languages and preview of a page, for search engines and for those who share it. */
export function pageMetadata(site: SiteView, page: PageView | null): Metadata {
  const shop = shopName(site)
  const links = { icons: siteIcons(site), manifest: manifestAddress(site.locale, page?.collection) }
  if (!page) {
    return {
      title: `${deadEnd(site).title} – ${shop}`,
      robots: { index: false },
      ...links,
    }
  }
  const title = pageTitle(site, page)
  const description = page.description || undefined
  const canonical = hrefIn(page, page.locale)
  const image = sharePicture(site, page)
  return {
    metadataBase: new URL(publicUrl()),
    title,
    description,
    ...links,
    robots: page.unlisted ? { index: false } : undefined,
    alternates: { canonical, languages: languagesOf(site, page) },
    openGraph: {
      type: 'website',
      siteName: shop,
      title,
      description,
      url: canonical,
      locale: page.locale,
      alternateLocale: page.alternates.map(({ locale }) => locale).filter((locale) => locale !== page.locale),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: image.alt }] },
  }
}

function languagesOf(site: SiteView, page: PageView): Record<string, string> | undefined {
  if (page.alternates.length < 2) return undefined
  const languages = Object.fromEntries(page.alternates.map(({ locale, href }) => [locale, href]))
  const fallback = hrefIn(page, site.languages.default)
  return fallback ? { ...languages, 'x-default': fallback } : languages
}

function hrefIn(page: PageView, locale: string): string | undefined {
  return page.alternates.find((alternate) => alternate.locale === locale)?.href
}
