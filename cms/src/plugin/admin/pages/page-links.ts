import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { pageHref } from '../../reading/page-address.ts'

/** Where a page is read and where it is edited on the page itself. They belong to web, so they are plain links. */
export function pageLinks(
  { collection, role, slug }: Pick<EditorPageEntry, 'collection' | 'role' | 'slug'>,
  locale: Locale,
) {
  const live = pageHref(locale, { collection, role, slug: slug[locale] ?? '' })
  const address = pageHref(locale, { collection, role: null, slug: slug[locale] ?? '' })
  return { live, edit: `${address.replace(`/${locale}/`, `/${locale}/edit/`)}?toolbar=1` }
}
