import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { escapeMarkup } from '@blickfang/contract/kernel/text/escape-markup.ts'
import type { PageAddress } from '../../cms/list-addresses.ts'
import { publicUrl } from './public-url.ts'

/** The sitemap: every page in every language it exists in, each naming the others and the time at which it last went live. */
export function sitemapXml(addresses: readonly PageAddress[], defaultLocale: Locale): string {
  const byPage = new Map<string, PageAddress[]>()
  for (const address of addresses) byPage.set(address.id, [...(byPage.get(address.id) ?? []), address])
  const entries = addresses.map(({ id, href, publishedAt }) => {
    const others = byPage.get(id) ?? []
    const alternates = others.length < 2 ? [] : others.map((other) => alternate(other.locale, other.href))
    const fallback = others.length < 2 ? undefined : others.find(({ locale }) => locale === defaultLocale)
    const links = [...alternates, ...(fallback ? [alternate('x-default', fallback.href)] : [])]
    return `<url><loc>${escapeMarkup(publicUrl(href))}</loc><lastmod>${escapeMarkup(publishedAt)}</lastmod>${links.join('')}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(publicUrl(href))}"/>`
}
