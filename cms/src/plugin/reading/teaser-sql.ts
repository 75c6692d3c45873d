import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { teaserGroups } from './catalogue-facts.ts'
import { fallback, isShown, keyIn, type Language, languageShown, type State, stateOf, words } from './read-sql.ts'
import { textArray } from './text-array.ts'

interface Teased {
  readonly locale: Locale
  readonly state: State
  /** Picks the pages by `p.id` and `p.collection`. */
  readonly ofPage: SQL
  /** Which of them, by `p.id` and `p.collection`, come in the default language where they miss in this one. */
  readonly standsIn?: SQL
  /** Archived ones too, marked as such: a draft whose container decides which are shown. */
  readonly withArchived?: boolean
}

/**
 * The pages of collections with what their teasers need, as a query of (id, collection, role, language, slug, name, "order",
 * archived, group, values, fields). A page behind a password gives its name and nothing else.
 */
export function teasers({ locale, state, ofPage, standsIn = sql`false`, withArchived = false }: Teased): SQL {
  const page = stateOf('p', state)
  const asShown = withArchived ? asIfShown(state) : page
  const group = stateOf('g', state)
  const field = stateOf('f', state)
  return sql`(
    select p.id, p.collection, p.role, shown.language, ${page}->>${keyIn('slug', sql`shown.language`)} as slug,
      ${pageName(page, sql`shown.language`)} as name,
      ${page}->>'order' as "order", coalesce(${page}->'archived' = 'true', false) as archived, first.name as "group", first.values, first.fields
    from bf_pages p
    join lateral (select ${languageShown(asShown, locale, standsIn)} as language) shown on shown.language is not null
    left join lateral (
      select g.name, ${group} as values, (
        select json_agg(json_build_object('name', f.name, 'mediaId', ${field}->>'mediaId', 'text', words.content->>'text'))
        from bf_fields f, ${words(field, sql`shown.language`)} where f.group_id = g.id and ${field} is not null) as fields
      from bf_groups g
      where g.page_id = p.id and g.parent_id is null and g.name = any(${textArray(teaserGroups)}) and ${isShown(group, sql`shown.language`)}
        and ${state === 'draft' ? sql`true` : sql`not (p.draft ? 'password')`}
      order by ${group}->>'order' collate "C", g.id limit 1) first on true
    where ${ofPage})`
}

/** The values of `pages p` as if none were archived: of drafts only, what visitors may not see stays where it is. */
export function asIfShown(state: State): SQL {
  return state === 'draft' ? sql`(p.draft - 'archived')` : stateOf('p', state)
}

/** The media that teasers name, `rows` being a list of them in JSON. */
export function teaserMediaIds(rows: SQL): SQL {
  return sql`select field->>'mediaId' as id from json_array_elements(${rows}) t,
    json_array_elements(case json_typeof(t->'fields') when 'array' then t->'fields' end) field`
}

/** A page's name in a language, in the default language where it has none. */
export function pageName(page: SQL, language: Language): SQL {
  return sql`coalesce(${page}->>${keyIn('name', language)}, ${page}->>${keyIn('name', fallback)}, '')`
}
