import { findGroup } from '@blickfang/blocks/groups.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Content, ContentValues } from '@blickfang/contract/content/values.ts'
import type { Group } from '@blickfang/contract/kernel/block.ts'
import type { Field } from '@blickfang/contract/kernel/field.ts'
import type { ItemType } from '@blickfang/contract/kernel/value/value.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { notFound } from '../../errors/not-found.ts'
import { readSettings } from '../../reading/read-settings.ts'
import type { Languages } from './get-languages.ts'

/** An item with what its contract says. */
export interface Item {
  readonly pageId: string
  /** The contract of the group, or of the field's group. */
  readonly group: Group | undefined
  readonly field: Field | undefined
  /** The collection of which the group is a container. */
  readonly collection: string | null
  readonly languages: Languages
  /** The default language's words of a field. */
  readonly defaultContent: Content | null
  /** Live values of a field. */
  readonly published: ContentValues
}

interface Row {
  readonly page_id: string
  readonly block: string | null
  readonly field: string | null
  readonly languages: unknown
  readonly draft: Readonly<Record<string, Content>> | null
  readonly published: ContentValues | null
}

/** An item with its contract, to check values against. Throws NOT_FOUND. */
export async function getItem(db: Database, itemType: ItemType, id: string): Promise<Item> {
  const languages = sql`(select "values" -> 'languages' from bf_settings) as languages`
  const [row] = await db.rows<Row>(
    {
      field: sql`select f.page_id, g.name as block, f.name as field, f.draft, f.published, ${languages}
        from bf_fields f join bf_groups g on g.id = f.group_id where f.id = ${id}`,
      group: sql`select page_id, name as block, null as field, null as draft, null as published, ${languages} from bf_groups where id = ${id}`,
      page: sql`select id as page_id, null as block, null as field, null as draft, null as published, ${languages} from bf_pages where id = ${id}`,
    }[itemType],
  )
  if (!row) throw itemType === 'page' ? new AppError('NOT_FOUND') : notFound('block')
  const site = readSettings({ languages: row.languages }).languages
  const entry = row.block === null ? undefined : findGroup(row.block)
  const group = entry?.group
  return {
    pageId: row.page_id,
    group,
    field: row.field === null ? undefined : group?.fields[row.field],
    collection: (entry?.slot === null && entry.block.collection?.name) || null,
    languages: site,
    defaultContent: row.draft?.[contentKey(site.default)] ?? null,
    published: row.published ?? {},
  }
}
