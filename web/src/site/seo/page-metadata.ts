import type { MediaView } from '@blickfang/shared/content/media.ts'
import type { PageView } from '@blickfang/shared/content/page-view.ts'
import { pictureAddress, previewWidth } from '@blickfang/shared/content/picture-address.ts'
import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import type { Metadata } from 'next'
import { messages } from '../messages/messages.generated.ts'
import { shopName } from '../shop-name.ts'
import { publicUrl } from './public-url.ts'
import { manifestAddress, siteIcons } from './site-icons.ts'

/** Title, description, canonical address, languages and preview of a page, for search engines and for those who share it. */
export function pageMetadata(site: SiteView, page: PageView | null): Metadata {
  const shop = shopName(site)
  const links = { icons: siteIcons(site), manifest: manifestAddress(site.locale, page?.collection) }
  if (!page) {
    return {
      title: `${translate(messages, site.locale)('notFoundTitle')} – ${shop}`,
      robots: { index: false },
      ...links,
    }
  }
  const isHome = page.role?.replace(/^~/, '') === 'home'
  const title = isHome || page.name === shop ? shop : `${page.name} – ${shop}`
  const description = page.description || undefined
  const canonical = hrefIn(page, page.locale)
  const image = previewImage(page)
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
      images: image && [image],
    },
    twitter: { card: image ? 'summary_large_image' : 'summary', title, description, images: image && [image.url] },
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

/** The page's first photograph. Previews want pixels: drawings are left out. */
function previewImage(page: PageView) {
  const isPhoto = (media: MediaView | null): media is MediaView =>
    media?.mediaType === 'image' && media.mimeType !== 'image/svg+xml'
  const media = page.groups.flatMap(({ fields }) => fields.map((field) => field.media)).find(isPhoto)
  if (!media) return undefined
  return { url: pictureAddress(media, previewWidth, 'jpg'), alt: media.alt }
}
