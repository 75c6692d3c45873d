import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { PageLocation } from '@blickfang/contract/content/page-view.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import { type PageAddress, pageHref } from '../../reading/page-address.ts'
import { isPageShown, publishedAt, site, stateOf } from '../../reading/read-sql.ts'
import { isOpenable, isUnlisted } from '../../reading/unlisted.ts'
import { checkDraftAccess } from '../check-draft-access.ts'
import type { OperationContext } from '../operation-context.ts'

/** Language and state of the addresses that are asked for: as visitors have them or as drafts. */
export interface ListAddresses {
  readonly locale: Locale
  readonly draft: boolean
}

/** Where the pages that search engines may show stand in one language, for the sitemap. Throws UNAUTHENTICATED when a visitor asks for drafts. */
export async function listAddresses(
  { locale, draft }: ListAddresses,
  { db, actor }: Pick<OperationContext, 'db' | 'actor'>,
): Promise<PageLocation[]> {
  checkDraftAccess(draft, actor)
  const state = draft ? 'draft' : 'published'
  const page = stateOf('p', state)
  const rows = await db.rows<PageAddress & { readonly published_at: string }>(sql`
    with ${site}
    select p.id, p.collection, p.role, ${page}->>${valueKeys.slug.key(locale)}::text as slug, ${publishedAt} as published_at from bf_pages p
    where ${isPageShown(page, locale)} and ${isOpenable(state)} and not ${isUnlisted(state)}
      and (${draft}::boolean or (select active from site) ? ${locale}::text)
    order by p.collection nulls first, ${page}->>'order' collate "C", p.id`)
  return rows.map((row) => ({ id: row.id, href: pageHref(locale, row), publishedAt: row.published_at }))
}
