import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import type { RichText } from '@blickfang/contract/content/rich-text.ts'
import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { EntryCollection, EntryField, Row, Rows } from '@blickfang/contract/entries/define-entries.ts'
import type { EntryValues } from '@blickfang/contract/entries/entry-values.ts'
import { type Json, jsonSchema } from '@blickfang/contract/kernel/json.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import type { Option } from '@blickfang/contract/kernel/option.ts'
import { revisionOf } from '../../db/revision-of.ts'
import { dayStored, storedDay } from '../../db/time/stored-day.ts'
import { fromAdmin, toAdmin } from '../../reading/rich-text-links.ts'

/** A document of the admin in all of its languages. */
export type EntryDoc = Readonly<Record<string, unknown>> & { readonly id: string }

/** Values of an entry that are filled in, by key, and the revision of each, of those that nobody has filled in too. */
export function keptValues(
  { fields }: EntryCollection,
  doc: EntryDoc,
  zone: string,
): { readonly values: EntryValues; readonly revs: Revisions } {
  const all = Object.entries(fields).flatMap(([name, field]): [string, Json][] => {
    if (!field.isByLanguage) return [[name, keptPart(field, doc[name], zone)]]
    const words = (doc[name] ?? {}) as Readonly<Record<string, unknown>>
    return locales.map((locale) => [`${name}.${locale}`, keptPart(field, words[locale], zone)])
  })
  return {
    values: Object.fromEntries(all.filter(([, value]) => value !== null)),
    revs: Object.fromEntries(all.map(([key, value]) => [key, revisionOf(value)])),
  }
}

/** A stored part as editors have it, `zone` being the site's. */
export function keptPart(field: EntryField, stored: unknown, zone: string): Json {
  if (stored === null || stored === undefined || stored === '') return field.fallback
  if (field.rows) return rowsOf(field.rows, stored)
  if (!field.option) return readText(stored)
  if (field.option.type === 'date') return dayStored(new Date(String(stored)), zone)
  return jsonSchema.safeParse(stored).data ?? field.fallback
}

/** Rows with what editors fill in of each; what the admin alone knows of one stays there. */
function rowsOf({ options }: Rows, stored: unknown): Json {
  const rows = Array.isArray(stored) ? (stored as readonly EntryDoc[]) : []
  return rows.map((row) => {
    const own = Object.entries(options).map(([name, option]) => [name, rowPart(option, row[name])] as const)
    return { ...Object.fromEntries(own), id: String(row.id) }
  })
}

function rowPart(option: Option, stored: unknown): Json {
  return stored === null || stored === undefined
    ? (option.fallback as Json)
    : ((option.schema.safeParse(stored).data ?? option.fallback) as Json)
}

/** As the admin's editor wrote it; what the site cannot show, pages leave out too. */
function readText(stored: unknown): Json {
  try {
    return fromAdmin(stored as Json) as unknown as Json
  } catch {
    return null
  }
}

/** A value as the admin stores it, in the place of what is stored there; `before` is left out for a new entry. */
export function asStored({ option, rows }: EntryField, value: Json, before?: unknown): unknown {
  if (value === null || value === '') return null
  if (rows) return withBefore(value as readonly Row[], before)
  if (!option) return toAdmin(value as unknown as RichText)
  return option.type === 'date' ? storedDay(String(value)) : value
}

/** Rows with what the admin alone knows of each; those of a new entry get ids of their own, as they may be copies. */
function withBefore(rows: readonly Row[], before: unknown): unknown {
  if (before === undefined) return rows.map(({ id: _, ...row }) => row)
  const known = new Map((Array.isArray(before) ? (before as readonly EntryDoc[]) : []).map((row) => [row.id, row]))
  return rows.map((row) => ({ ...known.get(row.id), ...row }))
}

/** Whether two values are the same to a person. */
export function isSamePart({ option, rows }: EntryField, a: Json, b: Json): boolean {
  return option || rows || a === null || b === null
    ? isSameValue(a, b)
    : isSameValue({ text: '', json: a }, { text: '', json: b })
}
