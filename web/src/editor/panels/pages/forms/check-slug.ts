import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { normaliseSlug } from '@blickfang/contract/content/slug.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { isListed } from '../lists/page-lists.ts'

export type SlugProblem = 'empty' | 'taken'

interface SlugQuestion {
  readonly page: EditorPageEntry
  readonly slug: string
  readonly locale: Locale
  readonly entries: Readonly<Record<string, EditorPageEntry>>
}

/** Finds the problem of a page's new address, as far as the editor knows; the server knows for sure. Source: spec/editor.md §5. */
export function checkSlug({ page, slug, locale, entries }: SlugQuestion): SlugProblem | null {
  const wanted = normaliseSlug(slug)
  if (!wanted) return 'empty'
  const isTaken = Object.values(entries).some(
    (other) =>
      other.id !== page.id && isListed(other) && other.collection === page.collection && other.slug[locale] === wanted,
  )
  return isTaken ? 'taken' : null
}
