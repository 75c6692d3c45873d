import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { textArray } from '../../reading/text-array.ts'

/**
 * The query for texts that have all of the terms, as the relation `asked(query)`: each of them by its stem, as the beginning of a word and as a
 * part of one («prüfung» in «Augenprüfung»); a term that is nowhere by the words that look most like it. No row where the
 * terms say nothing, as «und». Besides what the words look like that are found, as the relation `sign(pattern)`.
 */
export function foundBy(terms: readonly string[], locale: Locale): SQL {
  const config = sql`search_config(${locale})`
  return sql`term as (
      select t.ord, t.term, to_tsquery(${config}, t.term || ':*') as beginning
      from unnest(${textArray(terms)}) with ordinality t(term, ord)),
    part as (
      select t.ord, w.word from term t, lateral (
        select word from bf_search_words where locale = ${locale} and length(t.term) > 2 and word like '%' || t.term || '%'
        order by length(word), word limit 20) w),
    typo as (
      select t.ord, w.word from term t, lateral (
        select word from bf_search_words where locale = ${locale} and word % t.term and similarity(word, t.term) > 0.36
          and abs(length(word) - length(t.term)) < 3
        order by similarity(word, t.term) desc, word limit 6) w
      where length(t.term) > 2 and not exists (select from part where part.ord = t.ord)
        and not exists (select from bf_search_texts s where s.locale = ${locale} and s.document @@ t.beginning)),
    way as (
      select ord, beginning as query from term
      union select ord, plainto_tsquery(${config}, word) from part
      union select ord, plainto_tsquery(${config}, word) from typo),
    asked as (
      select string_agg(ways, ' & ')::tsquery as query from (
        select '(' || string_agg('(' || query::text || ')', ' | ') || ')' as ways
        from way where numnode(query) > 0 group by ord) of_term
      having count(*) > 0),
    sign as materialized (
      select string_agg(${lookalike(sql`letters`)}, '|') as pattern from (
        select left(term, greatest(length(term) - 2, 3)) as letters from term union select word from typo) of_word)`
}

/** A pattern for letters with and without umlauts, which stems do not tell apart: «glas» finds «Gläser». */
function lookalike(letters: SQL): SQL {
  return ['[aä]', '[oö]', '[uü]'].reduce(
    (pattern, both) => sql`regexp_replace(${pattern}, ${both}::text, ${both}::text, 'g')`,
    letters,
  )
}

/** Longer paragraphs are cut to the stretch around what was found: marking is dear. */
const maxOfOne = 900

/**
 * The passages of which an excerpt is chosen, as a json list of texts with marks: the description first, then the paragraphs that have something
 * that looks like what was found; the first one of all where none has.
 */
export function passages(description: SQL, words: SQL, headline: string): SQL {
  const pattern = sql`(select pattern from sign)`
  return sql`(
    select jsonb_agg(jsonb_build_object('text', ts_headline(config, substr(part, at, ${maxOfOne}), query, ${headline}),
      'isCutBefore', at > 1, 'isCutAfter', at + ${maxOfOne} <= length(part)) order by number)
    from (
      select part, number, case when length(part) <= ${maxOfOne} then 1
        else greatest(regexp_instr(part, ${pattern}, 1, 1, 0, 'i') - ${maxOfOne / 3}::int, 1) end as at
      from (
        select ${description} as part, 0 as number where ${description} <> ''
        union all (select part, number from unnest(string_to_array(${words}, E'\\n')) with ordinality line(part, number)
          where part <> ${description} and part ~* ${pattern} order by number limit 4)
        union all (select part, 1000000 from unnest(string_to_array(${words}, E'\\n')) with ordinality line(part, number)
          where ${description} = '' order by length(part) > 30 desc, number limit 1)) of_all) placed)`
}
