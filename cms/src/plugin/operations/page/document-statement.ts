import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { pageEntryColumns } from '../../reading/page-entry.ts'
import {
  isShown,
  linkedInWords,
  linkedPages,
  listOf,
  pagesOfNavigation,
  pagesWithRole,
  site,
  uuidOf,
  valuesFor,
} from '../../reading/read-sql.ts'
import { textArray } from '../../reading/text-array.ts'
import { answerRows, answers, mediaNamedBy, wholePages } from '../../sources/answers.ts'

/** Which page the editor opens: by `id`, or by `collection` and `slug`. */
export interface DocumentAsked {
  readonly lang: Locale
  readonly id?: string | undefined
  readonly slug?: string | undefined
  readonly collection?: string | undefined
  /** Number of blocks that come with cards and fields; all of them when absent. */
  readonly first?: number | undefined
}

/** The draft of a page with all that is on it, and what the editor needs around it, in one statement. `accounts` is the table of who edits. */
export function documentStatement({ lang, id, slug = '', collection, first }: DocumentAsked, accounts: SQL): SQL {
  const reading = { locale: lang, state: 'draft', own: sql`group_row` } as const
  const status = { name: 'name', status: 'status', values: 'values', revs: 'revs' }
  return sql`with ${site},
  page as (${findPage({ lang, id, slug, collection })}),
  early as (
    select id from bf_groups where page_id = (select id from page) and parent_id is null
    order by status = 'deleted', draft->>'order' collate "C", id limit ${first ?? null}::int),
  group_row as (
    select id, parent_id, name, status, draft as values, revs, published is not null as is_live,
      case when status = 'deleted' then (
        select coalesce(nullif(u.name, ''), u.email) from ${accounts} u where u.id = updated_by_id) end as removed_by
    from bf_groups where page_id = (select id from page) and (parent_id is null or parent_id in (select id from early))),
  field_row as (
    select f.id, f.group_id, f.name, f.status, ${valuesFor(sql`f.draft`, lang)} as values, f.revs
    from bf_fields f where f.page_id = (select id from page) and f.group_id in (
      select id from group_row where coalesce(parent_id, id) in (select id from early))),
  shown_values as (select values from group_row union all select values from field_row),
  ${wholePages(reading)},
  whole_group as (
    select g.id, g.parent_id, g.page_id, g.name, g.draft as values
    from bf_groups g join whole_page w on w.id = g.page_id where ${isShown(sql`g.draft`, sql`w.language`)}),
  ${answers({ ...reading, shown: sql`group_row`, isEager: true })}
  select id as "pageId", (select fallback from site) as "defaultLocale",
    ${listOf(sql`group_row`, { id: 'id', parentId: 'parent_id', ...status, removedBy: 'removed_by', isLive: 'is_live' })} as groups,
    ${listOf(sql`field_row`, { id: 'id', groupId: 'group_id', ...status })} as fields,
    ${mediaNamedBy(sql`shown_values`, lang)} as media,
    (select json_agg(e) from (
      select ${pageEntryColumns} from bf_pages p
      where p.id = any(array(
        select id from page union all ${pagesWithRole} union all ${pagesOfNavigation}
        union all select ${uuidOf(sql`linked.id`)} from shown_values v, ${linkedPages(sql`v.values`)}
        union all select ${uuidOf(sql`linked.id`)} from field_row v, ${linkedInWords(sql`v.values`, '$.*.json')}))
      order by p.draft->>'order' collate "C", p.id) e) as pages,
    ${answerRows} as answers,
    ${listOf(sql`whole_group`, { id: 'id', parentId: 'parent_id', pageId: 'page_id', name: 'name', values: 'values' })} as "wholeGroups",
    (select count(*) from group_row where parent_id is null) = (select count(*) from early) as "isWhole"
  from page`
}

function findPage({ lang, id, slug, collection }: DocumentAsked): SQL {
  if (id) return sql`select p.id from bf_pages p where p.id = ${id}::uuid`
  if (!slug) return sql`select p.id from bf_pages p where p.role = 'home'`
  if (slug.startsWith('~')) return sql`select p.id from bf_pages p where p.role = ${slug.slice(1)}`
  const places = textArray(collection ? [collection] : ['', slug])
  // The draft's own address comes first, then one that visitors still use, then one that leads on since a publish.
  return sql`select p.id from (
      select page_id, case when draft_page.draft->>${valueKeys.slug.key(lang)}::text = ${slug} then 0 else 1 end as rank
      from bf_page_slugs s join bf_pages draft_page on draft_page.id = s.page_id
      where s.locale = ${lang} and s.slug = ${slug} and s.collection = any(${places})
      union all select page_id, 2 from bf_redirects r
      where r.locale = ${lang} and r.slug = ${slug} and coalesce(r.collection, '') = any(${places})) found
    join bf_pages p on p.id = found.page_id
    where p.status <> 'deleted' order by found.rank, p.collection nulls first limit 1`
}
