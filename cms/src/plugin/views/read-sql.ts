import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { type Locale, locales } from 'shared/kernel/locale.ts'

/** Which of a row's two states is read. */
export type State = 'draft' | 'published'

/** The column of a state; `alias` is the table's name in the statement. */
export function stateOf(alias: string, state: State): SQL {
  return sql.raw(`${alias}.${state}`)
}

/** True for rows whose state is there, neither archived nor removed, and meant for the language. */
export function isShown(values: SQL, locale: Locale): SQL {
  return sql`(${values} is not null
    and ${values}->'archived' is distinct from 'true'::jsonb
    and ${values}->'deleted' is distinct from 'true'::jsonb
    and not coalesce(${values}->'disallowedLanguages' ? ${locale}::text, false))`
}

/** Pages besides: a page without a slug in a language does not exist in it. */
export function isPageShown(values: SQL, locale: Locale): SQL {
  return sql`(${isShown(values, locale)} and ${values} ? ${`slug.${locale}`}::text)`
}

/** The site's default language and its active ones, as the relation `site(fallback, active)`. */
export const site: SQL = sql`site as (
  select coalesce(s.values->'languages'->>'default', 'de') as fallback,
    coalesce(s.values->'languages'->'active', '["de"]'::jsonb) as active
  from (select 1) one left join (select values from settings limit 1) s on true)`

/**
 * Values without the words of languages that nobody reads here. Subtracted in one go, because every look into a stored
 * value unpacks it whole: ten languages of a field are 16 kB.
 */
export function valuesFor(values: SQL, locale: Locale): SQL {
  const others = locales.filter((other) => other !== locale).map((other) => `content.${other}`)
  const list = sql.join(
    others.map((key) => sql`${key}`),
    sql`, `,
  )
  return sql`(${values} - array_remove(array[${list}]::text[], 'content.' || (select fallback from site)))`
}

/** The words of a field in one language, the default language standing in: relation `words(content, language)` beside a row with `values`. */
export function words(values: SQL, locale: Locale): SQL {
  const own = sql`${values}->${`content.${locale}`}::text`
  const standIn = sql`${values}->('content.' || (select fallback from site))`
  const isThere = (content: SQL) => sql`btrim(coalesce(${content}->>'text', ''), E' \n\t') <> ''`
  return sql`lateral (select
    case when ${isThere(own)} then ${own} when ${isThere(standIn)} then ${standIn} end as content,
    case when ${isThere(own)} then ${locale}::text when ${isThere(standIn)} then (select fallback from site) end as language) words`
}

/** A medium as content/media.ts wants it, made from a row of `media m`. */
export function mediaView(locale: Locale): SQL {
  return sql`json_build_object(
    'id', m.id, 'mediaType', m.media_type, 'mimeType', m.mime_type,
    'publicUrl', '/api/media/file/' || m.filename,
    'width', m.width, 'height', m.height, 'blurHash', m.blur_hash,
    'focalPoint', case when m.focal_x is null or m.focal_y is null then null
      else json_build_object('x', round(m.focal_x / 100, 2), 'y', round(m.focal_y / 100, 2)) end,
    'alt', coalesce(m.alt_by_language->>${locale}::text, m.alt_by_language->>(select fallback from site), ''))`
}

/** All branches as kernel/branch.ts wants them. */
export const branchViews: SQL = sql`(select json_agg(json_build_object(
    'id', b.id, 'name', b.name, 'street', coalesce(b.street, ''), 'streetNumber', coalesce(b.street_number, ''),
    'zip', coalesce(b.zip, ''), 'city', coalesce(b.city, ''), 'phone', coalesce(b.phone, ''), 'email', coalesce(b.email, ''),
    'latitude', b.latitude, 'longitude', b.longitude,
    'periods', coalesce((select json_agg(json_build_object('day', p.day, 'open', p.open, 'close', p.close) order by p._order)
      from branches_periods p where p._parent_id = b.id), '[]'),
    'special', coalesce((select json_agg(json_build_object('date', s.date, 'open', s.open, 'close', s.close, 'note', coalesce(s.note, '')) order by s._order)
      from branches_special s where s._parent_id = b.id), '[]'))
  order by b.created_at, b.id) from branches b)`
