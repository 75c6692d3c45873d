import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'

/** State of the editor's tools in the address: at most one panel is open. Source: spec/editor.md §2. */
export interface EditFlags<Name extends string = string> {
  readonly toolbar: boolean
  readonly panel: Name | null
}

export function readFlags<Name extends string>(search: URLSearchParams, panels: readonly Name[]): EditFlags<Name> {
  return { toolbar: isSet(search, 'toolbar'), panel: panels.find((name) => isSet(search, name)) ?? null }
}

/** The query with one flag, or none; what is none (searchQuery) stays. `keepsTools`: the page goes on being edited beside what it names. */
export function withFlag(
  search: URLSearchParams,
  flag: string | null,
  { panels, keepsTools = false }: { readonly panels: readonly string[]; readonly keepsTools?: boolean },
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['toolbar', ...panels]) next.delete(name)
  if (keepsTools) next.set('toolbar', '1')
  if (flag) next.set(flag, '1')
  return next
}

/** A page's address in edit mode: by slug, else by id, with the active flags. A page named like its collection stands at the collection's own address. */
export function editHref(
  page: Pick<EditorPageEntry, 'id' | 'collection' | 'slug'>,
  locale: Locale,
  search = '',
): string {
  const slug = page.slug[locale] ?? page.id
  const path = [locale, 'edit', page.collection === slug ? null : page.collection, slug].filter(Boolean).join('/')
  return `/${path}${search && `?${search}`}`
}

/** Where a page stands in two languages side by side. */
export function besideHref(pageId: string, locale: Locale, other: Locale): string {
  return `/${locale}/edit/~beside?${new URLSearchParams({ page: pageId, with: other })}`
}

/** Where a page is looked at as visitors will see it, beside how they see it now. */
export function previewHref(pageId: string, locale: Locale, live: string | null): string {
  return `/${locale}/edit/~preview?${new URLSearchParams({ page: pageId, ...(live !== null && { live }) })}`
}

/** Where to sign in, to come back to `next` afterwards. */
export function loginHref(locale: Locale, next: string): string {
  return `/${locale}/login?${new URLSearchParams({ next })}`
}

function isSet(search: URLSearchParams, name: string): boolean {
  return search.get(name) === '1' || search.get(name) === 'true'
}

/**
 * The edit address of a live page of this site, with the active flags and the place on it; null for everything else. By the
 * id that `idAt` knows for its path, since an address may be another one in the draft, or missing in a language. Source:
 * spec/editor.md §2.
 */
export function editHrefOf(
  href: string,
  { origin, search }: Pick<Location, 'origin' | 'search'>,
  idAt: (path: string) => string | null,
): string | null {
  if (!href.startsWith(`${origin}/`)) return null
  const url = new URL(href)
  const [, locale = '', first, ...rest] = url.pathname.split('/')
  const isPage = locales.some((known) => known === locale) && first !== 'edit' && first !== 'login'
  if (!isPage) return null
  const id = idAt(url.pathname)
  const path = [locale, 'edit', ...(id ? [id] : [first, ...rest])].filter(Boolean).join('/')
  return `/${path}${search}${url.hash}`
}
