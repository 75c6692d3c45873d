import { contentKey } from '@blickfang/shared/content/keys/value-keys.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { type Address, foundAt, isReached, languageAt } from '../../reading/page-at.ts'
import {
  fallback,
  isLegal,
  isShown,
  keyIn,
  languageShown,
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
export interface PageAddressAsked extends Address {
  readonly state: State
  /** Opens the page if this is its stored password. */
  readonly openedWith: string | null
}

/**
 * Everything that one page in one language needs, in one statement: a publish beside it is seen wholly or not at all.
 * No row: no such page for a reader of this state.
 */
export function pageViewStatement({ state, openedWith, ...address }: PageAddressAsked): SQL {
  const { locale, collection, slug } = address
  const page = stateOf('p', state)
  const group = stateOf('g', state)
  const field = stateOf('f', state)
  // A page that stands for another address gives nothing but where to go, and one behind a password not even words.
  const isOpen = sql`not (select moved or locked from page)`
  return sql`with ${site},
  ${foundAt(address)},
  page as (
    select p.id, p.collection, p.role, ${page} as values, found.moved or (p.role is not distinct from 'home' and ${slug}::text <> '') or (${collection}::text = ${slug}::text) is true as moved,
      ${state === 'published' ? sql`p.draft ? 'password' and p.draft ->> 'password' is distinct from ${openedWith}::text` : sql`false`} as locked,
      ${isUnlisted(state)} as unlisted,
      to_char(coalesce((select max(r.created_at) from revisions r where r.page_id = p.id), p.updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at,
      ${languageAt(address, state)} as language
    from found join pages p on p.id = found.id
    where ${isReached(address, state)}
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
    page.values->>${keyIn('slug', sql`page.language`)} as slug, page.language, ${pageName(sql`page.values`, locale)} as name, (select active from site) as active,
    (select json_agg(json_build_object('id', id, 'pageId', page_id, 'parentId', parent_id, 'name', name, 'values', values)) from shown_group) as groups,
    (select json_agg(json_build_object('id', v.id, 'groupId', v.group_id, 'name', v.name, 'content', words.content, 'language', words.language,
      'values', v.values - array[${contentKey(locale)}, ${keyIn('content', fallback)}]))
      from shown_field v, ${words(sql`v.values`, sql`v.language`)}) as fields,
    (select json_agg(${mediaView(locale)}) from media m where m.id = any(array(select ${uuidOf(sql`id`)} from medium))) as media,
    (select json_agg(json_build_object('id', p.id, 'collection', p.collection, 'role', p.role, 'language', shown.language, 'slug', ${page}->>${keyIn('slug', sql`shown.language`)}))
      from pages p, lateral (select ${languageShown(page, locale, isLegal)} as language) shown where p.id = any(array(
        select ${uuidOf(sql`linked.id`)} from (select values from shown_group union all select values from shown_field) v, ${linkedPages(sql`v.values`)}
        union ${pagesWithRole})) and shown.language is not null) as addresses,
    ${answerRows} as answers
  from page`
}
