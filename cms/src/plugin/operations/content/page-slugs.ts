import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { maxSlugLength, normaliseSlug } from '@blickfang/contract/content/slug.ts'
import { type ContentValues, disallowedLanguagesSchema } from '@blickfang/contract/content/values.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'
import { keyIn } from '../../reading/read-sql.ts'
import { listOf } from './content-table.ts'
import { getLanguages, type Languages } from './get-languages.ts'
import type { Patch } from './write-values.ts'

/** First path segments that the site itself answers, and that of the golf game, which stands on printed codes. */
const reserved = ['edit', 'login', 'game']
/** Belongs to the page with this role alone. Source: spec/public-site.md §1. */
const ofRole = 'search'

/** A page’s address in one language. No two pages of a collection share one, draft or live. */
export interface Address {
  readonly pageId: string
  readonly collection: string | null
  readonly locale: Locale
  readonly slug: string
}

/** Claims an address for a page; the table's primary key decides races. Throws SLUG_TAKEN. */
export async function claimSlug(tx: Database, address: Address): Promise<void> {
  if (!(await tryClaim(tx, address))) throw new AppError('SLUG_TAKEN')
}

/** Claims the address, or the first numbered one that is free (`kontakt-2`), and answers which. */
export async function claimFreeSlug(tx: Database, address: Address): Promise<string> {
  for (let number = 1; number < 1000; number++) {
    const slug = number === 1 ? address.slug : numbered(address.slug, number)
    if (await tryClaim(tx, { ...address, slug })) return slug
  }
  throw new AppError('SLUG_TAKEN')
}

/** Cut where it would be too long for the site with its number, and not behind a hyphen. */
function numbered(slug: string, number: number): string {
  const end = `-${number}`
  return slug.slice(0, maxSlugLength - end.length).replace(/-$/, '') + end
}

async function tryClaim(tx: Database, { pageId, collection, locale, slug }: Address): Promise<boolean> {
  if (!collection && reserved.includes(slug)) return false
  // A page named like its collection stands at the collection's own address: only one of the two may be there.
  const sameAddress = collection === slug ? '' : collection === null ? slug : null
  // No primary key decides between the two, so they come one after the other.
  if (sameAddress !== null)
    await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('address ' || ${locale} || ' ' || ${slug}, 0))`)
  const [row] = await tx.rows<{ page_id: string }>(sql`
    with claimed as (
      insert into bf_page_slugs (collection, locale, slug, page_id) select ${collection ?? ''}, ${locale}, ${slug}, ${pageId}
      where not exists (select from bf_page_slugs where collection = ${sameAddress}::text and locale = ${locale} and slug = ${slug})
        and (${collection !== null || slug !== ofRole} or exists (select from bf_pages where id = ${pageId} and role = ${ofRole}))
      on conflict do nothing returning page_id
    )
    select page_id from claimed
    union all select page_id from bf_page_slugs where collection = ${collection ?? ''} and locale = ${locale} and slug = ${slug}`)
  // No row: another page claimed it while this statement ran.
  return row?.page_id === pageId
}

interface Wishes extends Pick<Address, 'pageId' | 'collection'> {
  readonly locales: readonly Locale[]
  readonly slugs: readonly string[]
}

/** Lists those of the wished-for slugs that `claimSlug` would refuse the page in one of the languages. */
export async function listTaken(db: Database, { pageId, collection, locales, slugs }: Wishes): Promise<string[]> {
  const wished = sql`locale = any(${listOf([...locales], 'text')}) and slug = any(${listOf([...slugs], 'text')})`
  const others = collection === null ? sql`collection = slug` : sql`collection = '' and slug = ${collection}`
  const rows = await db.rows<{ slug: string }>(sql`
    select slug from bf_page_slugs where collection = ${collection ?? ''} and ${wished} and page_id <> ${pageId}
    union select slug from bf_page_slugs where ${others} and ${wished}
    union select ${ofRole} where ${collection === null && slugs.includes(ofRole)}
      and not exists (select from bf_pages where id = ${pageId} and role = ${ofRole})
    order by slug`)
  const kept = collection === null ? reserved.filter((slug) => slugs.includes(slug)) : []
  return [...new Set([...kept, ...rows.map(({ slug }) => slug)])]
}

/**
 * Lets go of every address of the page that neither its draft nor what is live uses. A page that is offline keeps those that lead to it
 * until it is published, as one that is live keeps those that it has: nobody else takes them meanwhile.
 */
export async function releaseSlugs(tx: Database, pageId: string): Promise<void> {
  await tx.rows(sql`
    delete from bf_page_slugs s using bf_pages p
    where s.page_id = ${pageId} and p.id = s.page_id
      and (p.draft -> 'deleted' = 'true' or p.draft ->> ${keyIn('slug', sql`s.locale`)} is distinct from s.slug)
      and p.published ->> ${keyIn('slug', sql`s.locale`)} is distinct from s.slug
      and (p.draft -> 'deleted' = 'true' or p.published is not null or not exists (
        select from bf_redirects r where r.page_id = p.id
          and coalesce(r.collection, '') = s.collection and r.locale = s.locale and r.slug = s.slug))`)
}

const draftSlug = sql`p.draft ->> ${keyIn('slug', sql`old.locale`)}`
const liveSlug = sql`p.published ->> ${keyIn('slug', sql`old.locale`)}`

/** Redirects at the live addresses of relation `page p` that `which` names; at none of a page that is about to be deleted. */
function leaveRedirects(which: SQL): SQL {
  return sql`
    insert into bf_redirects (collection, locale, slug, page_id)
    select p.collection, old.locale, ${liveSlug}, p.id
    from page p, unnest(${listOf(locales, 'text')}) as old(locale)
    where p.draft -> 'deleted' is distinct from 'true' and ${liveSlug} is not null and ${which}
    on conflict (coalesce(collection, ''), locale, slug) do update set page_id = excluded.page_id`
}

/**
 * Leaves a redirect at every live address before the page goes offline: under whatever address it comes back, what was printed leads
 * to it. Publishing takes those away that it comes back under.
 */
export async function leaveSlugs(tx: Database, pageId: string): Promise<void> {
  await tx.rows(sql`
    with page as materialized (select id, collection, draft, published from bf_pages where id = ${pageId})
    ${leaveRedirects(sql`true`)}`)
}

/**
 * Moves a page's addresses before the draft goes live: leaves a redirect behind at every live address that changes, takes away
 * redirects from addresses that come to life, and lets go of addresses that nothing uses from now on.
 */
export async function moveSlugs(tx: Database, pageId: string): Promise<void> {
  // One trip: no two of the three touch the same row.
  await tx.rows(sql`
    with page as materialized (select id, collection, draft, published from bf_pages where id = ${pageId}),
    left_behind as (${leaveRedirects(sql`${draftSlug} is distinct from ${liveSlug}`)}),
    come_to_life as (
      delete from bf_redirects r using page p
      where coalesce(r.collection, '') = coalesce(p.collection, '') and r.slug = p.draft ->> ${keyIn('slug', sql`r.locale`)})
    delete from bf_page_slugs s using page p
    where s.page_id = p.id
      and (p.draft -> 'deleted' = 'true' or p.draft ->> ${keyIn('slug', sql`s.locale`)} is distinct from s.slug)`)
}

interface MakeSlugs {
  readonly id: string
  readonly collection: string | null
  readonly draft: ContentValues
  /** Changes that are about to be saved. */
  readonly patch: Patch
}

/**
 * Claims an address for each language that a save names or ticks and that has none: without one, the page would not exist
 * in it. Made from the name in that language, else in the default one, and numbered if another page has it. As values.
 */
export async function makeSlugs(tx: Database, page: MakeSlugs): Promise<Patch> {
  const languages = await getLanguages(tx)
  const made: Record<string, string> = {}
  for (const locale of languages.active.filter((one) => isWanting(page, one))) {
    const { id: pageId, collection } = page
    const slug = proposeSlug(page, locale, languages)
    made[valueKeys.slug.key(locale)] = await claimFreeSlug(tx, { pageId, collection, locale, slug })
  }
  return made
}

function isWanting({ draft, patch }: MakeSlugs, locale: Locale): boolean {
  const own = valueKeys.slug.key(locale)
  if (own in draft || own in patch) return false
  const before = hiddenIn(draft.disallowedLanguages)
  const after = 'disallowedLanguages' in patch ? hiddenIn(patch.disallowedLanguages) : before
  const isTicked = before.includes(locale) && !after.includes(locale)
  return isTicked || (typeof patch[valueKeys.name.key(locale)] === 'string' && !after.includes(locale))
}

function hiddenIn(value: unknown): readonly Locale[] {
  return disallowedLanguagesSchema.parse(value ?? [])
}

function proposeSlug({ draft, patch }: MakeSlugs, locale: Locale, languages: Languages): string {
  const names = [locale, languages.default].map(valueKeys.name.key).map((key) => patch[key] ?? draft[key])
  return names.map((name) => (typeof name === 'string' ? normaliseSlug(name) : '')).find(Boolean) ?? 'seite'
}
