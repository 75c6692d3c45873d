import { type RichText, richTextSchema } from '@blickfang/contract/content/rich-text.ts'
import type { Entry } from '@blickfang/contract/sources/entry.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { slugOf, tableName } from '../db/table-name.ts'
import { beginOf, dayStoredIn } from '../db/time/stored-day.ts'
import { timeZone } from '../reading/read-sql.ts'
import { fromAdmin } from '../reading/rich-text-links.ts'
import type { Found } from './source-reader.ts'

/** An entry before its mapper. */
export interface EntryRow extends Omit<Entry, 'images' | 'text'> {
  readonly text: unknown
  readonly imageIds: readonly string[]
}

declare module 'payload' {
  interface CollectionCustom {
    /** Documents of the collection are offered to visitors until somebody ends it, or until their last day is over: its word in contracts. */
    isOfEntries?: string
  }
}

/** The collections whose documents are offered, and found by the site's search where a block shows them. */
export function entryCollections({ config }: Payload): readonly string[] {
  return config.collections.flatMap(({ custom }) => custom?.isOfEntries ?? [])
}

interface EntryTable {
  readonly collection: string
  readonly locale: string
  /** Values that this kind of entry has besides, from a row of `e`: keys and values for a JSON object. */
  readonly more: SQL
}

const lastDay = dayStoredIn(sql`e.last_day`, timeZone)

/** The first moment after an entry's last day where the shop is; null for one without. */
export const endsAt: SQL = beginOf(sql`(${lastDay} + 1)`, timeZone)

/** True for entries of a table `e` that visitors see now. The statement around it has `site`. */
export const isOffered: SQL = sql`(e.state = 'published'
  and (e.last_day is null or ${lastDay} >= (now() at time zone ${timeZone})::date))`

/** Entries that are offered now, the newest first, as one value of type json. */
export function entryRows({ collection, locale, more }: EntryTable): SQL {
  const table = tableName(slugOf(collection))
  const [entries, words, links] = [table, `${table}_locales`, `${table}_rels`].map((name) => sql.identifier(name))
  const word = (name: 'title' | 'text') => sql`coalesce(own.${sql.identifier(name)}, other.${sql.identifier(name)})`
  return sql`(select json_agg(entry order by created desc, id) from (
    select e.created_at as created, e.id, jsonb_build_object('id', e.id, 'title', ${word('title')}, 'text', ${word('text')},
      'created', ${instant(sql`e.created_at`)}, 'ends', ${instant(endsAt)},
      'branch', case when b.id is not null then jsonb_build_object('name', b.name, 'street', coalesce(b.street, ''), 'streetNumber', coalesce(b.street_number, ''),
        'zip', coalesce(b.zip, ''), 'city', coalesce(b.city, ''), 'phone', coalesce(b.phone, ''), 'email', coalesce(b.email, '')) end,
      'contact', case when s.id is not null then jsonb_build_object('name', s.first_name || ' ' || s.last_name, 'phone', coalesce(s.phone, ''), 'email', coalesce(s.email, '')) end,
      'imageIds', coalesce((select jsonb_agg(r.bf_media_id order by r."order") from ${links} r where r.parent_id = e.id and r.path = 'images'), '[]'::jsonb),
      ${more}) as entry
    from ${entries} e
    left join ${words} own on own._parent_id = e.id and own._locale::text = ${locale}
    left join ${words} other on other._parent_id = e.id and other._locale::text = (select fallback from site)
    left join bf_branches b on b.id = e.branch_id left join bf_staff s on s.id = e.staff_member_id
    where ${isOffered} and ${word('title')} is not null) shown)`
}

/** The media that entries name, `rows` being a list of them in JSON. */
export function entryMediaIds(rows: SQL): SQL {
  return sql`select image.value as id from json_array_elements(${rows}) e, json_array_elements_text(e->'imageIds') image`
}

/** Values that every entry shows. */
export function entryView({ text, imageIds, ...row }: EntryRow, { media }: Found): Entry {
  return { ...row, text: readText(text), images: imageIds.flatMap((id) => media.get(id) ?? []) }
}

/** As the admin's editor wrote it; what the site cannot show is left out as a whole, rather than the page. */
function readText(stored: unknown): RichText | null {
  if (!stored) return null
  const text = richTextSchema.safeParse(fromAdmin(stored as never))
  return text.success ? text.data : null
}

function instant(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}
