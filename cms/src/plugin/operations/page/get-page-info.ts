import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { getPageInfo as contract } from '@blickfang/contract/api/v1/page.ts'
import { normaliseSlug } from '@blickfang/contract/content/slug.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import { listTaken } from '../content/page-slugs.ts'
import type { Call } from '../operation-context.ts'
import { getEntry } from '../page-lists/list-pages.ts'

/** Name, address and meta of a page, and of the addresses that it might get those that it cannot have. */
export async function getPageInfo({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const page = await getEntry(db, query.id)
  const names = query.lang ? [page.name[query.lang]] : Object.values(page.name)
  const slugs = [query.slug, ...names].map((text) => normaliseSlug(text ?? '')).filter((slug) => slug !== '')
  const wishes = { collection: page.collection, locales: query.lang ? [query.lang] : locales, slugs }
  return { page, availableSlugs: await listTaken(db, { pageId: page.id, ...wishes }) }
}
