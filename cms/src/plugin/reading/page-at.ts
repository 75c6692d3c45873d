import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Placeholder, SQL } from '@payloadcms/db-postgres/drizzle'
import { isLegal, isPageShown, keyIn, languageShown, type State, stateOf, uuidOf } from './read-sql.ts'
import { textArray } from './text-array.ts'

/** Where a page is looked for: what is asked for, or a place in a statement that is filled in with it. */
export interface Address {
  readonly locale: Locale
  readonly collection: string | null | Placeholder
  /** Empty: the home page. With a leading tilde: the page of that role. */
  readonly slug: string | Placeholder
}

/** The pages that an address may mean, the best with the lowest rank: relation `found(id, rank, moved)`. `moved`: it stands elsewhere. */
export function foundAt({ locale, collection, slug }: Address): SQL {
  // Once: left to itself Postgres looks for the address anew beside each page.
  return sql`found as materialized (
    select id, 0 as rank, false as moved from bf_pages where role = 'home' and ${slug}::text = ''
    union all select id, 1, true from bf_pages where role = substr(${slug}::text, 2) and ${slug}::text like '~%'
    union all select page_id, 2, false from bf_page_slugs where ${slug}::text <> '' and collection = coalesce(${collection}::text, '') and locale = ${locale} and slug = ${slug}
    union all select page_id, 3, false from bf_page_slugs where ${collection}::text is null and collection = ${slug} and locale = ${locale} and slug = ${slug}
    union all select page_id, 4, true from bf_redirects where coalesce(collection, '') = coalesce(${collection}::text, '') and locale = ${locale} and slug = ${slug}
    union all select id, 5, true from bf_pages where id = ${uuidOf(sql`${slug}::text`)} and coalesce(collection, '') = coalesce(${collection}::text, '')
    union all select (array_agg(page_id))[1], ${rankElsewhere}, true from bf_page_slugs where ${slug}::text <> ''
      and collection in (coalesce(${collection}::text, ''), coalesce(${collection}::text, ${slug}))
      and locale = any(${textArray(locales.filter((other) => other !== locale))}) and slug = ${slug}
      having count(distinct page_id) = 1)`
}

/** A page by its address in another language, where only one has it: what the settings name is typed once for all languages. */
const rankElsewhere = 6

/**
 * The language in which `pages p` beside its row of `found` is shown; null where it is not. A role that the law wants
 * leads on, where this language has no such page, to the default language's.
 */
export function languageAt({ locale }: Address, state: State): SQL {
  return languageShown(stateOf('p', state), locale, sql`(found.rank = 1 and ${isLegal})`)
}

/** True for what of `found`, beside its row of `pages p`, a reader of a state is led to. The statement has `site`. */
export function isReached(address: Address, state: State): SQL {
  const { locale, slug } = address
  const page = stateOf('p', state)
  const other = sql`other.locale`
  const isElsewhere = sql`exists (select 1 from jsonb_array_elements_text((select active from site)) other(locale)
    where ${isPageShown(page, other)} and ${page}->>${keyIn('slug', other)} = ${slug})`
  return sql`((found.rank not in (2, 3) or ${page}->>${valueKeys.slug.key(locale)}::text = ${slug})
    and (found.rank <> ${rankElsewhere} or ${isElsewhere}) and ${languageAt(address, state)} is not null and (${state === 'draft'}::boolean or (select active from site) ? ${locale}::text))`
}
