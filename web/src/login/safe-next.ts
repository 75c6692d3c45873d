import { parseUrl } from '@blickfang/contract/kernel/text/address/parse-url.ts'

/** Where to go after signing in: only a path of this site, so that a link to the login page can send nobody elsewhere. */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next?.startsWith('/')) return fallback
  // The URL parser sees what a browser would: `//host`, `/\host` and tabs in between lead away.
  const base = 'https://this.invalid'
  const url = parseUrl(next, base)
  if (!url || url.origin !== base || /^\/(api|admin|_cms|_internal)(\/|$)/.test(url.pathname)) return fallback
  return url.pathname + url.search + url.hash
}
