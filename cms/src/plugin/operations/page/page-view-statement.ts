import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import {
  isPageShown,
  isShown,
  linkedPages,
  mediaView,
  namedMedia,
  pagesWithRole,
  type State,
  site,
  stateOf,
  uuidOf,
  valuesFor,
  words,
} from '../../reading/read-sql.ts'
import { pageName } from '../../reading/teaser-sql.ts'
import { isUnlisted } from '../../reading/unlisted.ts'
import { answerMediaIds, answerRows, answers, wholePages } from '../../sources/answers.ts'

/** Where the page is looked for, and how much of it the reader may see. */
export interface PageAddressAsked {
  readonly locale: Locale
  readonly collection: string | null
  readonly slug: string
  readonly state: State
  /** Opens the page if this is its stored password. */
  readonly openedWith: string | null
}

/**
 * Everything that one page in one language needs, in one statement: a publish beside it is seen wholly or not at all.
 * No row: no such page for a reader of this state.
 */
export function pageViewStatement({ locale, collection, slug, state, openedWith }: PageAddressAsked): SQL {
  const page = stateOf('p', state)
  const group = stateOf('g', state)
  const field = stateOf('f', state)
  const slugKey = `slug.${locale}`
  // A page that stands for another address gives nothing but where to go, and one behind a password not even words.
  const isOpen = sql`not (select moved or locked from page)`
  return sql`with ${site},
  -- Once: left to itself Postgres looks for the address anew beside each page.
  found as materialized (
    select id, 0 as rank, false as moved from pages where role = 'home' and ${slug}::text = ''
    union all select id, 1, true from pages where role = ${roleOf(slug)}::text
    union all select page_id, 2, false from page_slugs where ${slug}::text <> '' and collection = coalesce(${collection}::text, '') and locale = ${locale} and slug = ${slug}
    union all select page_id, 3, false from page_slugs where ${collection}::text is null and collection = ${slug} and locale = ${locale} and slug = ${slug}
    union all select page_id, 4, true from redirects where coalesce(collection, '') = coalesce(${collection}::text, '') and locale = ${locale} and slug = ${slug}
    union all select id, 5, true from pages where id = ${uuidOf(sql`${slug}::text`)} and coalesce(collection, '') = coalesce(${collection}::text, '')),
  page as (
    select p.id, p.collection, p.role, ${page} as values, found.moved or (p.role is not distinct from 'home' and ${slug}::text <> '') or (${collection}::text = ${slug}::text) is true as moved,
      ${state === 'published' ? sql`p.draft ? 'password' and p.draft ->> 'password' is distinct from ${openedWith}::text` : sql`false`} as locked,
      ${isUnlisted(state)} as unlisted,
      to_char(coalesce((select max(r.created_at) from revisions r where r.page_id = p.id), p.updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
    from found join pages p on p.id = found.id
    where (found.rank not in (2, 3) or ${page}->>${slugKey}::text = ${slug}) and ${isPageShown(page, locale)} and (${state === 'draft'}::boolean or (select active from site) ? ${locale}::text)
    order by found.rank limit 1),
  own_group as (
    select g.id, g.page_id, g.parent_id, g.name, ${group} as values from groups g
    where g.page_id = (select id from page) and ${isOpen} and ${isShown(group, locale)}),
  ${wholePages({ locale, state, own: sql`own_group` })},
  shown_group as (
    select * from own_group
    union all select g.id, g.page_id, g.parent_id, g.name, ${group} from groups g join whole_page w on w.id = g.page_id where ${isShown(group, sql`w.language`)}),
  shown_field as (
    select f.id, f.group_id, f.name, coalesce((select language from whole_page w where w.id = f.page_id), ${locale}) as language, ${valuesFor(field, locale)} as values from fields f
    where f.page_id = any(array(select id from page union all select id from whole_page)) and ${isOpen} and ${field} is not null),
  ${answers({ locale, state, own: sql`own_group`, shown: sql`shown_group` })},
  medium as (
    select named.id from (select values from shown_group union all select values from shown_field) v, ${namedMedia(sql`v.values`)}
    union ${answerMediaIds})
  select page.id, page.collection, page.role, page.values, page.moved, page.locked, page.unlisted, page.updated_at,
    page.values->>${slugKey}::text as slug, ${pageName(sql`page.values`, locale)} as name, (select active from site) as active,
    (select json_agg(json_build_object('id', id, 'pageId', page_id, 'parentId', parent_id, 'name', name, 'values', values)) from shown_group) as groups,
    (select json_agg(json_build_object('id', v.id, 'groupId', v.group_id, 'name', v.name, 'content', words.content, 'language', words.language,
      'values', v.values - array[${`content.${locale}`}, 'content.' || (select fallback from site)]))
      from shown_field v, ${words(sql`v.values`, sql`v.language`)}) as fields,
    (select json_agg(${mediaView(locale)}) from media m where m.id = any(array(select ${uuidOf(sql`id`)} from medium))) as media,
    (select json_agg(json_build_object('id', p.id, 'collection', p.collection, 'role', p.role, 'slug', ${page}->>${slugKey}::text))
      from pages p where p.id = any(array(
        select ${uuidOf(sql`linked.id`)} from (select values from shown_group union all select values from shown_field) v, ${linkedPages(sql`v.values`)}
        union ${pagesWithRole})) and ${isPageShown(page, locale)}) as addresses,
    ${answerRows} as answers
  from page`
}

/** The role that a slug such as `~contact` names. */
function roleOf(slug: string): string | null {
  return slug.startsWith('~') ? slug.slice(1) : null
}
