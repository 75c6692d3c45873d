import { isLocale, type Locale } from '../../kernel/locale.ts'

/** What of the site is no page: the API, the admin, the framework's own, and files such as a PDF. */
const noPage = /^\/(?:api|admin|_[a-z]+)(?:\/|$)|\.[a-z][a-z0-9]{1,4}$/i

/**
 * The live address behind an address that begins with a slash: pages are named without their language there, so that a link
 * leads to the reader's own. One with a language keeps it, an address of the editor becomes the live one, everything that
 * is no page stays as it is. Source: spec/editor.md §2.
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
