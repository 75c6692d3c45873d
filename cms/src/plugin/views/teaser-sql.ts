import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Locale } from 'shared/kernel/locale.ts'
import { teaserGroups } from './catalogue-facts.ts'
import { isPageShown, isShown, type State, stateOf, valuesFor, words } from './read-sql.ts'
import { textArray } from './text-array.ts'

/**
 * The pages of collections with what their teasers need: relation `teaser(id, collection, role, slug, name, "order", values,
 * group, fields)`. A page behind a password gives its name and nothing else. `ofPage` picks the pages by `p.collection`.
 */
export function teasers(locale: Locale, state: State, ofPage: SQL): SQL {
  const page = stateOf('p', state)
  const group = stateOf('g', state)
  const field = stateOf('f', state)
  const slug = `slug.${locale}`
  return sql`teaser as (
    select p.id, p.collection, p.role, ${page}->>${slug}::text as slug, ${pageName(page, locale)} as name,
      ${page}->>'order' as "order", first.name as "group", first.values, first.fields
    from pages p
    left join lateral (
      select g.name, ${group} as values, (
        select json_agg(json_build_object('name', v.name, 'mediaId', v.values->>'mediaId', 'text', words.content->>'text'))
        from (select f.name, ${valuesFor(field, locale)} as values from fields f where f.group_id = g.id and ${field} is not null) v,
          ${words(sql`v.values`, locale)}) as fields
      from groups g
      where g.page_id = p.id and g.parent_id is null and g.name = any(${textArray(teaserGroups)}) and ${isShown(group, locale)}
        and ${state === 'draft' ? sql`true` : sql`not (p.draft ? 'password')`}
      order by ${group}->>'order' collate "C", g.id limit 1) first on true
    where ${isPageShown(page, locale)} and ${ofPage})`
}

/** A page's name in a language, in the default language where it has none. */
export function pageName(page: SQL, locale: Locale): SQL {
  return sql`coalesce(${page}->>${`name.${locale}`}::text, ${page}->>('name.' || (select fallback from site)), '')`
}
