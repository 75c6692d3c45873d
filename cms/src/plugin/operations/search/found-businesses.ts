import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { textArray } from '../../reading/text-array.ts'
import { stepOf } from './search-steps.ts'

/** The collection that the directory shows. */
const businesses = 'businesses'

/** As many as anybody looks through: who wants all of them goes to the directory. */
const maxFound = 100

/**
 * Businesses whose names, cities and postcodes have all of the terms, as the relation `found_business`, with the live page that shows
 * the directory, out of the relation `place`; none while there is no such page. A term that begins no word is looked for among those
 * that hold it or look like it.
 */
export function foundBusinesses(terms: readonly string[]): SQL {
  return sql`directory as (select collection, role, slug from place where kept = ${businesses}::text),
    business_term as materialized (
      select t.ord, folded(t.term) as term from unnest(${textArray(terms)}) with ordinality t(term, ord)
      where exists (select from directory)),
    business_way as (
      select ord, quote_literal(term) || ':*' as query from business_term
      union all select t.ord, quote_literal(w.word) from business_term t, lateral near_business_words(t.term) w
        where not exists (select from bf_business_texts b where b.document @@ (quote_literal(t.term) || ':*')::tsquery)),
    business_asked as materialized (
      select string_agg(ways, ' & ')::tsquery as query from (
        select '(' || string_agg(query, ' | ') || ')' as ways from business_way group by ord) of_term
      having count(*) > 0),
    found_business as (
      select 'business' as kind, t.business_id as id, b.name as title, places.words, directory.collection, directory.role, directory.slug,
        ''::text as description, ${stepOf.business}::int as step, case when to_tsvector('simple', folded(b.name)) @@ asked.query then 0 else 2 end as depth,
        false as is_locked, 0.03::real as rank,
        'simple'::regconfig as config, asked.query
      from directory, business_asked asked, lateral (
        select business_id from bf_business_texts t where t.document @@ asked.query limit ${maxFound}) t
      join bf_businesses b on b.id = t.business_id, lateral (
        select coalesce(string_agg(distinct btrim(concat_ws(' ', r.zip, r.city)), ', '), '') as words
        from bf_businesses_branches r where r._parent_id = b.id and r.active) places)`
}
