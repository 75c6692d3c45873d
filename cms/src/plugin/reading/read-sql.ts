import { contentKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import { firstOrder } from '@blickfang/contract/kernel/sibling-order.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { zoneOf } from '../db/time/get-time-zone.ts'
import { mediaKeys, mediaPaths, pagePaths } from './catalogue-facts.ts'
import { textArray } from './text-array.ts'

/** Which of a row's two states is read. */
export type State = 'draft' | 'published'

/** The column of a state; `alias` is the table's name in the statement. */
export function stateOf(alias: string, state: State): SQL {
  return sql.raw(`${alias}.${state}`)
}

/** A language that is known now, or that the statement finds row by row. */
export type Language = Locale | SQL

/** The site's default language: every statement that names it has `site`. */
export const fallback: SQL = sql`(select fallback from site)`

/** The key of a value in a language, such as `slug.de`. */
export function keyIn(name: 'content' | 'name' | 'slug', language: Language): SQL {
  return typeof language === 'string'
    ? sql`${valueKeys[name].key(language)}::text`
    : sql`(${`${name}.`}::text || ${language})`
}

/** True for rows whose state is there, neither archived nor removed. */
export function isAlive(values: SQL): SQL {
  return sql`(${values} is not null
    and ${values}->'archived' is distinct from 'true'::jsonb
    and ${values}->'deleted' is distinct from 'true'::jsonb)`
}

/** The same for one language: rows that are meant for it. */
export function isShown(values: SQL, language: Language): SQL {
  return sql`(${isAlive(values)}
    and not coalesce(${values}->'disallowedLanguages' ? ${language}::text, false))`
}

/** Pages besides: a page without a slug in a language does not exist in it. */
export function isPageShown(values: SQL, language: Language): SQL {
  return sql`(${isShown(values, language)} and ${values} ? ${keyIn('slug', language)})`
}

/**
 * Language in which a page is shown to readers of one: in theirs or, where it stands in for a missing one, in the default language;
 * null where it is not shown. The stops of a map stand in, because a round has the same holes in every language.
 */
export function languageShown(values: SQL, locale: Locale, standsIn: SQL): SQL {
  return sql`(case when ${isPageShown(values, locale)} then ${locale}::text
    when ${standsIn} and ${isPageShown(values, fallback)} then ${fallback} end)`
}

/** The site's time zone: every statement that names it has `site`. */
export const timeZone: SQL = sql`(select time_zone from site)`

/** The site's default language, its active ones and its time zone, as the relation `site(fallback, active, time_zone)`. */
export const site: SQL = sql`site as (
  select coalesce(s.values->'languages'->>'default', 'de') as fallback,
    coalesce(s.values->'languages'->'active', '["de"]'::jsonb) as active,
    ${zoneOf(sql`s.values`)} as time_zone
  from (select 1) one left join (select values from bf_settings limit 1) s on true)`

/**
 * Values without the words of languages that nobody reads here. Subtracted in one go, because every look into a stored
 * value unpacks it whole: ten languages of a field are 16 kB.
 */
export function valuesFor(values: SQL, locale: Locale): SQL {
  const others = locales.filter((other) => other !== locale).map(contentKey)
  const list = sql.join(
    others.map((key) => sql`${key}`),
    sql`, `,
  )
  return sql`(${values} - array_remove(array[${list}]::text[], ${keyIn('content', fallback)}))`
}

/** Values without the words of any language. */
export function withoutWords(values: SQL): SQL {
  return sql`(${values} - ${textArray(locales.map(contentKey))})`
}

/**
 * The words of a field in one language, the default language standing in: relation `words(content, language)` beside a row with
 * `values`. `offset 0` keeps Postgres from looking into the stored value anew wherever what it found is named.
 */
export function words(values: SQL, language: Language): SQL {
  const own = typeof language === 'string' ? sql`${language}::text` : language
  // The first letter tells of most texts that they are not blank, without a walk over all of it.
  const isThere = (content: SQL) =>
    sql`(ascii(${content}->>'text') not in (0, 9, 10, 32) or btrim(${content}->>'text', E' \n\t') <> '')`
  const firstThere = (ifOwn: SQL, ifStandIn: SQL) =>
    sql`case when ${isThere(sql`own`)} then ${ifOwn} when ${isThere(sql`stand_in`)} then ${ifStandIn} end`
  return sql`lateral (
    select ${firstThere(sql`own`, sql`stand_in`)} as content, ${firstThere(own, fallback)} as language
    from (
      select ${values}->${keyIn('content', language)} as own,
        case when ${own} <> ${fallback} then ${values}->${keyIn('content', fallback)} end as stand_in offset 0) looked_up
    offset 0) words`
}

interface Fields {
  /** Rows that each have `fields f` beside them. */
  readonly from: SQL
  readonly values: SQL
  readonly language: Language
}

/** The fields that a page is made of, with their words: relation `shown_field(id, group_id, name, words, language, values)`. */
export function shownFields({ from, values, language }: Fields): SQL {
  return sql`shown_field as (
    select f.id, f.group_id, f.name, coalesce(words.content->'json', words.content->'text') as words, words.language,
      ${withoutWords(values)} as values
    from ${from}, ${words(values, language)}
    where ${values} is not null)`
}

/** A text as an id, however it is written in capitals; null for what is none: ids compared as texts would be looked for in every row. */
export function uuidOf(text: SQL): SQL {
  return sql`(case when ${text} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text} end)::uuid`
}

/** The pages that links name in options among a row's values: relation `linked(id)` beside it, with texts. */
export function linkedPages(values: SQL): SQL {
  return sql`lateral (${idsAt(values, pagePaths)}) linked`
}

/**
 * The same in the links of a rich text, also as Payload's own editor writes them; \`from\` is the way to it. Links stand in
 * paragraphs, headings and items of lists: only there they are looked for, since to look everywhere takes four times as long.
 */
export function linkedInWords(words: SQL, from: '$' | '$.*.json' = '$'): SQL {
  const nodes = ['', '.children[*]'].map(
    (inList) => sql`select jsonb_path_query(${words},
      ${`${from}.root.children[*].children[*]${inList} ? (@.type == "link")`}::jsonpath) -> 'fields' as fields`,
  )
  return sql`lateral (select unnest(array[fields #>> '{link,page,id}', fields #>> '{doc,value}']) as id
    from (${sql.join(nodes, sql` union all `)}) link) linked`
}

/** Rows of a relation in one value of type json, by the names that their members have there. */
export function listOf(rows: SQL, columns: Readonly<Record<string, string>>): SQL {
  const members = Object.entries(columns).map(
    ([name, column]) => sql`${sql.identifier(column)} as ${sql.identifier(name)}`,
  )
  // Whole rows: an object that is built anew for each takes a quarter longer.
  return sql`(select json_agg(r) from (select ${sql.join(members, sql`, `)} from ${rows} offset 0) r)`
}

/** All of `shown_field`, as `FieldRow` has them. */
export const fieldRows: SQL = listOf(sql`shown_field`, {
  ...{ id: 'id', groupId: 'group_id', name: 'name' },
  ...{ words: 'words', language: 'language', values: 'values' },
})

/** A moment as ISO text, UTC. */
export function instantOf(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** The media that a row's values name: relation `named(id)` beside it, with texts. */
export function namedMedia(values: SQL): SQL {
  const keys = textArray(mediaKeys)
  // Most rows name none, which one look tells.
  const own = sql`select ${values} ->> key as id from unnest(${keys}) key where ${values} ?| ${keys}`
  return sql`lateral (${mediaPaths.length > 0 ? sql`${own} union all ${idsAt(values, mediaPaths)}` : own}) named`
}

function idsAt(values: SQL, paths: readonly string[]): SQL {
  const found = paths.map((path) => sql`select jsonb_path_query(${values}, ${path}::jsonpath) #>> '{}' as id`)
  return sql.join(found, sql` union all `)
}

/** Ids of the pages with a role: links, header and footer name them by it. */
export const pagesWithRole: SQL = sql`select id from bf_pages where role is not null`

/** True for pages that the law wants said in every language: where one lacks them, the default language's stand in. */
export const isLegal: SQL = sql`(p.role is not null and p.role in ('imprint', 'privacy', 'terms'))`

/** When what visitors read of `pages p` last went live: a page that came with the site never was published by itself. */
export const publishedAt: SQL = instantOf(
  sql`coalesce((select max(r.created_at) from bf_revisions r where r.page_id = p.id), p.created_at)`,
)

/** Ids of the pages that the menu shows. */
export const pagesOfNavigation: SQL = sql`select ${uuidOf(sql`(child->>'page')`)} from bf_navigation n, jsonb_array_elements(n.children) child`

/** Name and size of a file that visitors may take along, of a row of `media m`; null for a picture. */
export const documentOf: SQL = sql`case when m.media_type = 'document' then
  json_build_object('name', coalesce(m.original_filename, m.filename), 'size', m.filesize) end`

/** A medium as content/media.ts wants it, made from a row of `media m`. */
export function mediaView(locale: Locale): SQL {
  return sql`json_build_object(
    'id', m.id, 'mediaType', m.media_type, 'mimeType', m.mime_type,
    'publicUrl', '/api/bf-media/file/' || m.filename,
    'width', m.width, 'height', m.height, 'blurHash', m.blur_hash,
    'focalPoint', case when m.focal_x is null or m.focal_y is null then null
      else json_build_object('x', round(m.focal_x / 100, 2), 'y', round(m.focal_y / 100, 2)) end,
    'alt', coalesce(m.alt_by_language->>${locale}::text, m.alt_by_language->>(select fallback from site), ''),
    'videoId', m.video_id, 'videoSettings', m.video_settings, 'document', ${documentOf})`
}

/** The order in values; a literal, as the indexes have it. */
export function orderOf(values: SQL): SQL {
  return sql`coalesce(${values} ->> 'order', ${sql.raw(`'${firstOrder}'`)})`
}
