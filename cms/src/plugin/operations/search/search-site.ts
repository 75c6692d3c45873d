import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { type searchSite as contract, maxFound, type SearchResult } from '@blickfang/contract/api/v1/search.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { gameRoles } from '@blickfang/contract/game/game-addresses.ts'
import { entryAnchor } from '@blickfang/contract/sources/entry-anchor.ts'
import { sql } from '@payloadcms/db-postgres'
import { type PageAddress, pageHref } from '../../reading/page-address.ts'
import { isPageShown, site } from '../../reading/read-sql.ts'
import { textArray } from '../../reading/text-array.ts'
import { isOpenable } from '../../reading/unlisted.ts'
import { entryCollections } from '../../sources/entry-rows.ts'
import type { Call } from '../operation-context.ts'
import { beginMark, endMark, excerptOf, marked, type Passage } from './excerpt-of.ts'
import { foundBusinesses } from './found-businesses.ts'
import { foundBy, passages } from './found-by.ts'
import { entryPlaces, foundEntries } from './found-entries.ts'
import { depthIn, pageStep } from './search-steps.ts'

const atOnce = 20
/** Roles of pages that are not found: people who find one have no game that it could show, or are there already. */
const unfound = ['search', ...gameRoles.filter((role) => role !== 'start')]
const inWhole = `StartSel=${beginMark}, StopSel=${endMark}, HighlightAll=true`

interface Row extends PageAddress {
  readonly kind: SearchResult['kind']
  readonly title: string
  /** The title without marks. */
  readonly name: string
  /** null behind a password. */
  readonly passages: readonly Passage[] | null
  readonly total: number
}

/** Finds live pages, open jobs and adverts, and businesses of the directory by their names and words, the shop's own first, and of those the best. Pages behind a password are found by their name alone. */
export async function searchSite({
  payload,
  db,
  query,
}: Pick<Call<typeof contract>, 'payload' | 'db' | 'query'>): Promise<AnswerOf<typeof contract>> {
  const { lang: locale, page: number } = query
  const terms = termsOf(query.searchQuery)
  if (terms.length === 0) return { total: 0, pages: 0, results: [] }
  const rows = await db.planned<Row>(
    'search the site',
    sql`
    with ${site}, ${foundBy(terms, locale)}, ${entryPlaces(locale)}, ${foundEntries(entryCollections(payload), locale)}, ${foundBusinesses(terms)},
    candidate as (
      (select s.subject_id as id from asked, bf_search_texts s where s.kind = 'page' and s.locale = ${locale}
        and to_tsvector(search_config(s.locale), plain_words(s.title)) @@ asked.query limit ${maxFound})
      union (select s.subject_id from asked, bf_search_texts s where s.kind = 'page' and s.locale = ${locale}
        and s.document @@ asked.query limit ${maxFound})),
    found as (
      select s.kind, s.subject_id as id, s.title, s.words, p.collection, p.role, p.published->>${valueKeys.slug.key(locale)}::text as slug,
        coalesce(p.published->>${valueKeys.description.key(locale)}::text, '') as description, ${pageStep(sql`deep.depth`)} as step, deep.depth,
        p.draft ? 'password' as is_locked, ts_rank(s.document, asked.query, 1) as rank, search_config(${locale}) as config, asked.query
      from asked, candidate join bf_search_texts s on s.subject_id = candidate.id and s.locale = ${locale} join bf_pages p on p.id = s.subject_id,
        lateral (select ${depthIn(sql`s.document`)} as depth) deep
      where ${isPageShown(sql`p.published`, locale)} and ${isOpenable('published')}
        and not coalesce(p.role = any(${textArray(unfound)}), false)
        and (not p.draft ? 'password' or to_tsvector(search_config(${locale}), plain_words(s.title)) @@ asked.query)
      union all select * from found_entry union all select * from found_business),
    hit as (
      select *, least(count(*) over (), ${maxFound})::int as total from found
      where (select active from site) ? ${locale}::text
      order by step, depth, rank desc, title, id limit ${atOnce} offset ${(number - 1) * atOnce})
    select kind, id, collection, role, slug, total,
      ts_headline(config, title, query, ${inWhole}) as title, title as name,
      case when not is_locked then ${passages(sql`description`, sql`words`, inWhole)} end as passages
    from hit order by step, depth, rank desc, hit.title, id`,
  )
  const total = rows[0]?.total ?? 0
  return {
    total,
    pages: Math.ceil(total / atOnce),
    results: rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      collection: row.kind === 'page' ? row.collection : null,
      title: marked(row.title.replace(/\s+/gu, ' ').trim()),
      excerpt: excerptOf(row.passages ?? [], locale),
      href: pageHref(locale, row) + placeOn(row),
    })),
  }
}

/** Place of a result on its page, where it is no page itself; of a business the part of the directory that has it. */
function placeOn({ kind, id, name }: Row): string {
  if (kind === 'page') return ''
  const part = kind === 'business' ? `?${new URLSearchParams({ search: name })}` : ''
  return `${part}#${entryAnchor(id)}`
}

/** The words that were asked for: letters and digits, at most eight words. */
function termsOf(asked: string): string[] {
  return (asked.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8).map((term) => term.slice(0, 40))
}
