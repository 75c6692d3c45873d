import type { PageView } from '@blickfang/contract/content/page-view.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { SourceAnswer } from '@blickfang/contract/kernel/source.ts'
import { isOfKnownSource } from '@blickfang/contract/sources/answers.ts'
import { PageBySlugDocument } from './operations.generated.ts'
import { queryCms } from './query-cms.ts'

interface PageAddress {
  readonly locale: Locale
  /** Parts of the address: none for the home page, else the slug, or the collection and the slug. */
  readonly segments: readonly string[]
  /** Key that the reader was given for the page's password. */
  readonly key?: string | undefined
}

/** The published page at an address; null where there is none. */
export async function readPage({ locale, segments, key = undefined }: PageAddress): Promise<PageView | null> {
  const slug = segments.at(-1) ?? ''
  const collection = segments.length > 1 ? segments[0] : null
  const { pageBySlug } = await queryCms(PageBySlugDocument, {
    locale,
    collection,
    slug,
    ...(key !== undefined && { key }),
  })
  return pageBySlug && { ...pageBySlug, sources: pageBySlug.sources.map(toAnswer).filter(isOfKnownSource) }
}

/** The data of each source comes under its name. */
function toAnswer({ name, key, ...data }: { readonly name: string; readonly key: string }): SourceAnswer {
  return { name, key, data: Object.values(data)[0] }
}
