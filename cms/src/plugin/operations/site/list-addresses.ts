import type { PageLocation } from '@blickfang/shared/content/page-view.ts'
import { sql } from '@payloadcms/db-postgres'
import { type PageAddress, pageHref } from '../../reading/page-address.ts'
import { isPageShown, site, stateOf } from '../../reading/read-sql.ts'
import { checkDraftAccess } from '../check-draft-access.ts'
import type { OperationContext } from '../operation-context.ts'
import type { ListTeasers } from '../page/list-teasers.ts'

/** Where the pages of a collection stand in one language, for the sitemap. Throws UNAUTHENTICATED when a visitor asks for drafts. */
export async function listAddresses(
  { locale, collection, draft }: ListTeasers,
  { db, actor }: Pick<OperationContext, 'db' | 'actor'>,
): Promise<PageLocation[]> {
  checkDraftAccess(draft, actor)
  const page = stateOf('p', draft ? 'draft' : 'published')
  const rows = await db.rows<PageAddress>(sql`
    with ${site}
    select p.id, p.collection, p.role, ${page}->>${`slug.${locale}`}::text as slug from pages p
    where p.collection is not distinct from ${collection}::text and ${isPageShown(page, locale)}
      and (${draft}::boolean or (select active from site) ? ${locale}::text)
    order by ${page}->>'order' collate "C", p.id`)
  return rows.map((row) => ({ id: row.id, href: pageHref(locale, row) }))
}
