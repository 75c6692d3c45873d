import type { getPageInfo as contract } from '@blickfang/shared/api/v1/page.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Call } from '../operation-context.ts'
import { getEntry } from '../page-lists/list-pages.ts'

/** Name, address and meta of a page, and the addresses of its collection that other pages hold in the language. */
export async function getPageInfo({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const page = await getEntry(db, query.id)
  const taken = await db.rows<{ slug: string }>(sql`
    select distinct slug from page_slugs
    where collection = ${page.collection ?? ''} and page_id <> ${page.id}
      and (${query.lang ?? null}::text is null or locale = ${query.lang ?? null}) order by slug`)
  return { page, availableSlugs: taken.map(({ slug }) => slug) }
}
