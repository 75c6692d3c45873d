import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import { fold } from '@blickfang/contract/kernel/fold.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Business, BusinessBranch, Directory } from '@blickfang/contract/sources/directory/source.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { textArray } from '../../reading/text-array.ts'
import { placeOf } from './place-of.ts'

const atOnce = 50
/** Most hits of a search that are counted. */
const maxCounted = 1000

type Asked = Directory['asked']

/** A part of the directory before its mapper. */
export interface DirectoryRows {
  readonly total: number
  readonly letters: readonly string[] | null
  readonly businesses: readonly BusinessRow[] | null
}

type BusinessRow = Omit<Business, 'logo' | 'branches'> & {
  readonly logoId: string | null
  readonly branches: readonly Omit<BusinessBranch, 'place'>[]
}

/** The businesses that are asked for, as one value of type json; beside the relation `site` of reading/read-sql.ts. */
export function directoryRows(asked: Asked, locale: Locale): SQL {
  return asked.search === '' ? listedRows(asked, locale) : foundRows(asked, locale)
}

/**
 * Without a search the order is the index's, of which a part is read; all that is counted are letters, once. A common table of
 * all businesses would be written down and sorted for fifty of them.
 */
function listedRows({ programs, letter, page }: Asked, locale: Locale): SQL {
  const isIn = inPrograms(programs)
  const hasLetter = letter === '' ? sql`true` : sql`letter = ${letter}`
  const part = sql`select business_id, letter, sort_key from bf_business_texts f where ${isIn} and ${hasLetter}
    order by sort_key, business_id limit ${atOnce} offset ${(page - 1) * atOnce}`
  return sql`(
    select json_build_object(
      'total', coalesce(sum(number) filter (where ${hasLetter}), 0)::int,
      'letters', json_agg(letter order by letter = '#', letter),
      'businesses', (select json_agg(${businessRow(locale)} order by p.sort_key, p.business_id)
        from (${part}) p join bf_businesses b on b.id = p.business_id))
    from (select letter, count(*) as number from bf_business_texts f where ${isIn} group by letter) counted)`
}

function foundRows({ search, programs, letter, page }: Asked, locale: Locale): SQL {
  const terms = termsOf(search)
  return sql`(
    with ${terms.length > 0 ? found(terms) : sql`found as (select t.*, 0 as distance from bf_business_texts t where false)`},
    kept as (select f.* from found f where ${inPrograms(programs)}),
    shown as (select * from kept where ${letter === '' ? sql`true` : sql`letter = ${letter}`}),
    part as (select * from shown order by distance, sort_key, business_id limit ${atOnce} offset ${(page - 1) * atOnce})
    select json_build_object(
      'total', (select count(*)::int from (select from shown limit ${maxCounted}) counted),
      'letters', (select json_agg(letter order by letter = '#', letter) from (
        select distinct letter from (select letter from kept limit ${maxCounted}) k) letters),
      'businesses', (select json_agg(${businessRow(locale)} order by p.distance, p.sort_key, p.business_id)
        from part p join bf_businesses b on b.id = p.business_id)))`
}

/** The hours of an entry's branch are its own, or those of the shop's branch that it names: so they are kept once. */
const periods: SQL = sql`coalesce((select json_agg(json_build_object('day', o.day, 'open', o.open, 'close', o.close) order by o._order)
  from (
    select day, open, close, _order from bf_businesses_branches_periods where _parent_id = r.id and r.own_branch_id is null
    union all select day, open, close, _order from bf_branches_periods where _parent_id = r.own_branch_id) o), '[]'::json)`

function special(locale: Locale): SQL {
  const note = sql`coalesce(note_by_language->>${locale}::text, note_by_language->>(select fallback from site), '')`
  return sql`coalesce((select json_agg(json_build_object('date', s.date, 'open', s.open, 'close', s.close, 'note', s.note) order by s._order)
  from (
    select date, open, close, coalesce(note, '') as note, _order from bf_businesses_branches_special where _parent_id = r.id and r.own_branch_id is null
    union all select date, open, close, ${note}, _order from bf_branches_special where _parent_id = r.own_branch_id) s), '[]'::json)`
}

function branchRows(locale: Locale): SQL {
  return sql`coalesce((select json_agg(json_build_object('id', r.id, 'street', coalesce(r.street, ''), 'zip', coalesce(r.zip, ''),
    'city', coalesce(r.city, ''), 'phone', coalesce(r.phone, ''), 'email', coalesce(r.email, ''), 'website', coalesce(r.website, ''),
    'periods', ${periods}, 'special', ${special(locale)}) order by r._order)
  from bf_businesses_branches r where r._parent_id = b.id and r.active), '[]'::json)`
}

function businessRow(locale: Locale): SQL {
  return sql`json_build_object('id', b.id, 'name', b.name, 'letter', p.letter, 'logoId', b.logo_image_id,
    'programs', array_remove(array[case when b.gesundheitsoptik then 'gesundheitsoptik' end, case when b.frequentlens then 'frequentlens' end], null),
    'branches', ${branchRows(locale)})`
}

function inPrograms(programs: Asked['programs']): SQL {
  const wanted = programs.map((program) => sql.identifier(program))
  return wanted.length === 0
    ? sql`true`
    : sql`(${sql.join(
        wanted.map((name) => sql`f.${name}`),
        sql` or `,
      )})`
}

/**
 * Businesses that have all of the terms, as the relation `found` of rows of `bf_business_texts` and their distance: each term as the beginning
 * of a word of theirs, as a part of one, or with a typo. Typos are looked for among the distinct words, by trigrams and then by letters.
 */
function found(terms: readonly string[]): SQL {
  return sql`term as materialized (
      select ord, term from unnest(${textArray(terms)}) with ordinality t(term, ord)),
    near as materialized (
      select t.ord, w.word from term t, lateral near_business_words(t.term) w),
    asked as materialized (
      select string_agg(quote_literal(term) || ':*', ' & ')::tsquery as exact,
        string_agg(ways, ' & ')::tsquery as close, string_agg(term, ' ') as words
      from (select t.term, '(' || quote_literal(t.term) || ':*' || coalesce(' | ' || (
        select string_agg(quote_literal(n.word), ' | ') from near n where n.ord = t.ord), '') || ')' as ways from term t) of_term),
    found as (
      select t.*, case when t.document @@ asked.exact then 0 else 1 - word_similarity(asked.words, t.words) + 1 end as distance
      from asked, bf_business_texts t where t.document @@ asked.close)`
}

/**
 * Which of the statements for searches this is: those of one shape have the same text, and to plan it takes longer than to run it.
 * Nothing without a search: then the plan hangs on what is asked for.
 */
export function searchShape({ search, letter, programs }: Asked): string | null {
  if (termsOf(search).length === 0) return null
  return [letter === '' ? 'letters' : 'letter', ...programs].join(' ')
}

/** The words of a search as `bf_business_texts` keeps words: small letters without accents, at most six. */
function termsOf(search: string): string[] {
  return (fold(search).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 6).map((term) => term.slice(0, 40))
}

/** The logos of a part of the directory: a query of one column. */
export function logoIds(rows: SQL): SQL {
  return sql`select b->>'logoId' as id from json_array_elements(case json_typeof(${rows}->'businesses') when 'array' then ${rows}->'businesses' end) b
    where b->>'logoId' is not null`
}

/** A part of the directory as pages and programs get it. */
export function directoryView(
  rows: DirectoryRows | null,
  { asked, media }: { asked: Asked; media: ReadonlyMap<string, MediaView> },
): Directory {
  const total = rows?.total ?? 0
  return {
    asked,
    total,
    pages: Math.ceil(total / atOnce),
    letters: [...(rows?.letters ?? [])],
    businesses: (rows?.businesses ?? []).map(({ logoId, branches, ...business }) => ({
      ...business,
      branches: branches.map((branch) => ({ ...branch, place: placeOf(branch.zip) })),
      logo: media.get(logoId ?? '') ?? null,
    })),
  }
}
