import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { fallback, isPageShown, isShown } from '../../reading/read-sql.ts'
import { isOffered } from '../../sources/entry-rows.ts'
import { depthIn, stepOf } from './search-steps.ts'

/** Blocks that show entries without pages of their own, in the very words of the partial index `groups_entries_idx`, which else is not used. */
export const isEntriesBlock = sql`g.name in ('jobs', 'marketplace', 'businessSearch')`

/**
 * Jobs and adverts that are offered now and stand on a live page, with that page, as the relation `found_entry`. One without words of the
 * language is found by those of the default language, which its page shows.
 */
export function foundEntries(locale: Locale): SQL {
  const group = sql`g.published`
  return sql`place as (
      select distinct on (k.kind) k.kind, p.collection, p.role, p.published->>${`slug.${locale}`}::text as slug
      from (values ('job', 'jobs', 1), ('job', 'marketplace', 2), ('item', 'marketplace', 1)) k(kind, block, preference)
      join groups g on g.name = k.block and ${isEntriesBlock}
        and ${isShown(group, locale)} and (k.preference = 1 or ${group}->'options.showJobs' = 'true'::jsonb)
      join pages p on p.id = g.page_id and ${isPageShown(sql`p.published`, locale)} and not p.draft ? 'password'
      order by k.kind, k.preference, p.id),
    offered as (
      select e.id from job_offers e where ${isOffered} union all select e.id from market_items e where ${isOffered}),
    found_entry as (
      select s.kind, s.subject_id as id, s.title, s.words, place.collection, place.role, place.slug, ''::text as description, ${stepOf.entry}::int as step,
        ${depthIn(sql`s.document`)} as depth, false as is_locked,
        ts_rank(s.document, asked.query, 1) as rank, search_config(${locale}) as config, asked.query
      from asked join search_texts s on s.kind <> 'page' and s.document @@ asked.query join place on place.kind = s.kind
      where s.subject_id in (select id from offered) and (s.locale = ${locale} or (s.locale = ${fallback}
        and not exists (select from search_texts own where own.subject_id = s.subject_id and own.locale = ${locale}))))`
}
