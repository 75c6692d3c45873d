import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { type Address, foundAt, isReached, languageAt } from '../../reading/page-at.ts'
import {
  fieldRows,
  instantOf,
  isLegal,
  isShown,
  keyIn,
  languageShown,
  linkedInWords,
  linkedPages,
  listOf,
  pagesWithRole,
  type State,
  shownFields,
  site,
  stateOf,
  uuidOf,
} from '../../reading/read-sql.ts'
import { pageName } from '../../reading/teaser-sql.ts'
import { isOpenable, isUnlisted } from '../../reading/unlisted.ts'
import { answerRows, answers, mediaNamedBy, wholePages } from '../../sources/answers.ts'

/** The inputs of the statement, for each page. */
export interface PageAsked {
  readonly collection: string | null
  readonly slug: string
  /** Opens the page if this is its stored password. */
  readonly openedWith: string | null
}

const asked = (name: keyof PageAsked) => sql.placeholder(name)
const made = new Map<string, SQL>()

/**
 * Everything that one page in one language needs, in one statement: a publish beside it is seen wholly or not at all. Filled in
 * with `PageAsked`, and put together once: that takes as long as to read a small page. No row: no such page for this reader.
 */
export function pageViewStatement(locale: Locale, state: State): SQL {
  const key = `${locale} ${state}`
  const statement = made.get(key) ?? makeStatement(locale, state)
  made.set(key, statement)
  return statement
}

function makeStatement(locale: Locale, state: State): SQL {
  const address = { locale, collection: asked('collection'), slug: asked('slug') }
  const reading = { locale, state, own: sql`own_group` }
  const group = stateOf('g', state)
  // A page that stands for another address gives nothing but where to go, and one behind a password not even words.
  const isOpen = sql`not (select moved or locked from page)`
  return sql`with ${site},
  ${foundAt(address)},
  page as (${pageFound(address, state)}),
  own_group as (
    select g.id, g.page_id, g.parent_id, g.name, ${group} as values
    from bf_groups g where g.page_id = (select id from page) and ${isOpen} and ${isShown(group, locale)}),
  ${wholePages(reading)},
  shown_group as (
    select * from own_group
    union all select g.id, g.page_id, g.parent_id, g.name, ${group}
    from bf_groups g join whole_page w on w.id = g.page_id where ${isShown(group, sql`w.language`)}),
  shown_page as (
    select id, ${locale}::text as language from page where ${isOpen}
    union all select id, language from whole_page),
  ${shownFields({
    from: sql`shown_page s join bf_fields f on f.page_id = s.id`,
    values: stateOf('f', state),
    language: sql`s.language`,
  })},
  shown_values as (select values from shown_group union all select values from shown_field),
  ${answers({ ...reading, shown: sql`shown_group` })}
  select page.*, page.values->>${keyIn('slug', sql`page.language`)} as slug, ${pageName(sql`page.values`, locale)} as name,
    (select active from site) as active,
    ${listOf(sql`shown_group`, { id: 'id', pageId: 'page_id', parentId: 'parent_id', name: 'name', values: 'values' })} as groups,
    ${fieldRows} as fields,
    ${mediaNamedBy(sql`shown_values`, locale)} as media,
    ${addresses(locale, state)} as addresses,
    ${answerRows} as answers
  from page`
}

/** The page at the address, and how much of it the reader may see. */
function pageFound(address: Address, state: State): SQL {
  const { collection, slug } = address
  const page = stateOf('p', state)
  const isLocked = sql`p.draft ? 'password' and p.draft ->> 'password' is distinct from ${asked('openedWith')}::text`
  return sql`
    select p.id, p.collection, p.role, ${page} as values,
      found.moved or (p.role is not distinct from 'home' and ${slug}::text <> '')
        or (${collection}::text = ${slug}::text) is true as moved,
      ${state === 'published' ? isLocked : sql`false`} as locked,
      ${isUnlisted(state)} as unlisted,
      ${instantOf(sql`coalesce((select max(r.created_at) from bf_revisions r where r.page_id = p.id), p.updated_at)`)} as updated_at,
      ${languageAt(address, state)} as language
    from found join bf_pages p on p.id = found.id
    where ${isReached(address, state)} and ${isOpenable(state)}
    order by found.rank limit 1`
}

/** Where the pages stand that links name, and those with a role. */
function addresses(locale: Locale, state: State): SQL {
  const page = stateOf('p', state)
  return sql`(
    select json_agg(json_build_object('id', p.id, 'collection', p.collection, 'role', p.role, 'language', shown.language,
      'slug', ${page}->>${keyIn('slug', sql`shown.language`)}))
    from bf_pages p, lateral (select ${languageShown(page, locale, isLegal)} as language) shown
    where shown.language is not null and p.id = any(array(
      select ${uuidOf(sql`linked.id`)} from shown_values v, ${linkedPages(sql`v.values`)}
      union all select ${uuidOf(sql`linked.id`)} from shown_field v, ${linkedInWords(sql`v.words`)}
      union all ${pagesWithRole})))`
}
