import { isLocale, type Locale } from '../../kernel/locale.ts'
import { parseUrl } from '../../kernel/text/address/parse-url.ts'

/** Addresses of the site that are no page: the API, the admin, the framework's own, and files such as a PDF. */
const noPage = /^\/(?:api|admin|_[a-z]+)(?:\/|$)|\.[a-z][a-z0-9]{1,4}$/i

/**
 * The live address behind an address that begins with a slash: pages are named without their language there, so that a link leads to
 * the reader's own. An address with a language keeps it, an address of the editor becomes the live one, everything that is no page
 * stays as it is. Source: spec/editor.md §2.
 */
export function siteHref(url: string, locale: Locale): string {
  if (!url.startsWith('/')) return url
  const [path = '/'] = url.split(/[?#]/, 1)
  if (noPage.test(path)) return url
  const segments = path.split('/').filter(Boolean)
  const language = isLocale(segments[0] ?? '') ? segments.shift() : locale
  if (segments[0] === 'edit') segments.shift()
  return `/${[language, ...segments].join('/')}${url.slice(path.length)}`
}

/** Not pages either, and there in every language. */
const ownScreens: ReadonlySet<string | undefined> = new Set(['login'])

/**
 * The live path at which a typed address needs a page, for readers of a language; null where it needs none: elsewhere, a file, a
 * mark of the page itself. `host` is the site's own, with its port; with and without «www.» is the same site.
 */
export function pagePath(
  url: string,
  { locale, host }: { readonly locale: Locale; readonly host: string },
): string | null {
  const typed = url.startsWith('/') ? url : ownAddress(url, host)
  if (typed === null || noPage.test(typed.split(/[?#]/, 1)[0] ?? '')) return null
  const [path = ''] = siteHref(typed, locale).split(/[?#]/, 1)
  return ownScreens.has(path.split('/')[2]) ? null : path
}

function ownAddress(url: string, host: string): string | null {
  const to = parseUrl(url)
  if (host === '' || !to) return null
  const isOwn = /^https?:$/.test(to.protocol) && withoutWww(to.host) === withoutWww(host)
  return isOwn ? `${to.pathname}${to.search}` : null
}

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, '')
}
