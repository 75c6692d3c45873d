import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Status } from '@blickfang/contract/content/status.ts'
import type { ContentValues, Revisions } from '@blickfang/contract/content/values.ts'
import { localeSchema, locales } from '@blickfang/contract/kernel/locale.ts'
import { orderIn } from '@blickfang/contract/kernel/sibling-order.ts'
import type { Value } from '@blickfang/contract/kernel/value/value.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { localesOf } from './page-address.ts'

import { orderOf } from './read-sql.ts'

/** Row of `pageEntryColumns`. */
export interface PageEntryRow {
  readonly id: string
  readonly collection: string | null
  readonly role: string | null
  readonly status: Status
  readonly changed: boolean
  readonly values: ContentValues
  readonly published: ContentValues | null
  readonly revs: Revisions
}

/** True for those of `pages p` on which anything waits to be published; what lies in a removed group no longer does. */
export const isWaiting: SQL = sql`(p.changed or exists (
    select from bf_groups g left join bf_groups board on board.id = g.parent_id
    where g.page_id = p.id and board.draft -> 'deleted' is distinct from 'true' and (g.changed or (
      g.draft -> 'deleted' is distinct from 'true' and exists (select from bf_fields f where f.group_id = g.id and f.changed)))))`

/** Columns of `pages p` for `pageEntry`. A page counts as changed when anything on it waits to be published. */
export const pageEntryColumns: SQL = sql`p.id, p.collection, p.role, p.status, ${isWaiting} as changed,
  p.draft as values, p.published, p.revs`

/** Where `pages p` stand among their siblings, then by id. Indexed together with the collection (`pages_listed_idx`). */
export const pageOrder: SQL = sql`${orderOf(sql`p.draft`)} collate "C"`

/** A page as the editor lists it; the password stays here. */
export function pageEntry({ values, published, ...row }: PageEntryRow): EditorPageEntry {
  return {
    ...row,
    name: byLanguage(values, valueKeys.name),
    slug: byLanguage(values, valueKeys.slug),
    description: byLanguage(values, valueKeys.description),
    disallowedLanguages: z.array(localeSchema).catch([]).parse(values.disallowedLanguages),
    live: published === null || published.archived === true ? [] : localesOf(published, locales),
    hasPassword: values.password !== undefined,
    order: orderIn(values),
    archived: values.archived === true,
    deleted: values.deleted === true,
  }
}

function byLanguage(values: ContentValues, { partOf }: Value<string, 'locale'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const locale = partOf(key)
      return locale && typeof value === 'string' ? [[locale, value]] : []
    }),
  )
}
