import { allBlocks } from '@blickfang/blocks/own/all-blocks.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { slugOf, tableName } from '../../db/table-name.ts'
import { fallback, isPageShown, isShown } from '../../reading/read-sql.ts'
import { isOffered } from '../../sources/entry-rows.ts'
import { jsonb } from '../content/content-table.ts'
import { depthIn, stepOf } from './search-steps.ts'

/** Blocks that show each collection, as their contracts say; `usual` are their switches where nobody has set them. */
const shownBy = allBlocks.flatMap(({ name, entries, options }) =>
  entries.map(({ collection, showWhen = {} }, index) => {
    const switches = Object.keys(showWhen)
    const inOptions = (value: (name: string) => unknown) =>
      Object.fromEntries(switches.map((each) => [valueKeys.options.key(each), value(each)]))
    const usual = inOptions((each) => options[each]?.fallback)
    return { kept: collection, block: name, preference: index, shows: inOptions((each) => showWhen[each]), usual }
  }),
)

/** The blocks themselves, written out: Postgres knows how rare they are, and nothing of a parameter. */
const isEntriesBlock = sql.raw(`g.name in (${shownBy.map(({ block }) => `'${block}'`).join(', ')})`)

/** The live page on which each collection of entries stands, as the relation `place`. No row for one that is on none. */
export function entryPlaces(locale: Locale): SQL {
  const group = sql`g.published`
  return sql`place as materialized (
      select distinct on (k.kept) k.kept, p.collection, p.role, p.published->>${valueKeys.slug.key(locale)}::text as slug
      from (values ${sql.join(shownBy.map(asRow), sql`, `)}) k(kept, block, preference, shows, usual)
      join bf_groups g on g.name = k.block and ${isEntriesBlock} and g.parent_id is null and ${isShown(group, locale)} and (k.usual || ${group}) @> k.shows
      join bf_pages p on p.id = g.page_id and ${isPageShown(sql`p.published`, locale)} and not p.draft ? 'password'
      order by k.kept, k.preference, p.id)`
}

function asRow({ kept, block, preference, shows, usual }: (typeof shownBy)[number]): SQL {
  return sql`(${kept}::text, ${block}::text, ${preference}::int, ${jsonb(shows)}, ${jsonb(usual)})`
}

/**
 * Entries of the collections that are offered now and stand on a live page, with that page, as the relation `found_entry`. An entry
 * without words of the language is found by those of the default language, which its page shows.
 */
export function foundEntries(collections: readonly string[], locale: Locale): SQL {
  const offered = collections.map(
    (slug) =>
      sql`select e.id, ${slug}::text as kept from ${sql.identifier(tableName(slugOf(slug)))} e where ${isOffered}`,
  )
  return sql`offered as (${sql.join(offered, sql` union all `)}),
    found_entry as (
      select s.kind, s.subject_id as id, s.title, s.words, place.collection, place.role, place.slug, ''::text as description, ${stepOf.entry}::int as step,
        ${depthIn(sql`s.document`)} as depth, false as is_locked,
        ts_rank(s.document, asked.query, 1) as rank, search_config(${locale}) as config, asked.query
      from asked join bf_search_texts s on s.kind <> 'page' and s.document @@ asked.query
        join offered on offered.id = s.subject_id join place on place.kept = offered.kept
      where s.locale = ${locale} or (s.locale = ${fallback}
        and not exists (select from bf_search_texts own where own.subject_id = s.subject_id and own.locale = ${locale})))`
}
