import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import type { PageTeaser } from '@blickfang/contract/content/page-view.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import { pageTeasers, type TeaserRow } from '../../reading/page-teaser.ts'
import { mediaView, site, uuidOf } from '../../reading/read-sql.ts'
import { teasers } from '../../reading/teaser-sql.ts'
import { checkDraftAccess } from '../check-draft-access.ts'
import type { OperationContext } from '../operation-context.ts'

/** Which collection is listed, in which language and state. */
export interface ListTeasers {
  readonly locale: Locale
  /** Null: the free pages, which belong to no collection. */
  readonly collection: string | null
  readonly draft: boolean
}

/** The pages of a collection in one language, in their order, as cards show them. Throws UNAUTHENTICATED when a visitor asks for drafts. */
export async function listTeasers(
  { locale, collection, draft }: ListTeasers,
  { db, actor }: Pick<OperationContext, 'db' | 'actor'>,
): Promise<PageTeaser[]> {
  checkDraftAccess(draft, actor)
  const inCollection = sql`p.collection is not distinct from ${collection}::text and (${draft}::boolean or (select active from site) ? ${locale}::text)`
  const [row] = await db.rows<{ teasers: TeaserRow[] | null; media: MediaView[] | null }>(sql`
    with ${site}, teaser as ${teasers({ locale, state: draft ? 'draft' : 'published', ofPage: inCollection })}
    select (select json_agg(teaser) from teaser) as teasers,
      (select json_agg(${mediaView(locale)}) from bf_media m
        where m.id = any(array(select ${uuidOf(sql`(t->>'mediaId')`)} from teaser, json_array_elements(teaser.fields) t))) as media`)
  return pageTeasers(row?.teasers ?? [], new Map(row?.media?.map((medium) => [medium.id, medium])))
}
