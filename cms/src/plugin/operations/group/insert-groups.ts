import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { plainText, toRichText } from '@blickfang/contract/content/rich-text.ts'
import { contentSchema } from '@blickfang/contract/content/values.ts'
import type { Group, StarterCard } from '@blickfang/contract/kernel/block.ts'
import type { Field } from '@blickfang/contract/kernel/field.ts'
import { isLocalized } from '@blickfang/contract/kernel/field.ts'
import { valuesOf } from '@blickfang/contract/options/option-values.ts'
import { sql } from '@payloadcms/db-postgres'
import { v5 as uuidV5 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { jsonb } from '../content/content-table.ts'
import type { Languages } from '../content/get-languages.ts'

/** A group to write. Its id may come from the client, who has made the fields’ ids from it already. */
export interface NewGroup {
  readonly id: string
  readonly parentId: string | null
  readonly order: string
  readonly group: Group
  /** Content that it begins with, where that is not what its contract says. */
  readonly starter?: StarterCard
}

interface InsertGroups {
  readonly pageId: string
  readonly groups: readonly NewGroup[]
  readonly languages: Languages
  readonly actorId: string | null
}

/** Writes new groups with a row for each of their fields. Samples are German, so only a German site gets them. Returns how many groups were new. */
export async function insertGroups(
  tx: Database,
  { pageId, groups, languages, actorId }: InsertGroups,
): Promise<number> {
  const rows = groups.map(({ id, parentId, order, group, starter }) => ({
    id,
    parent: parentId,
    name: group.name,
    draft: { order, ...valuesOf(starter?.options) },
  }))
  const inserted = await tx.rows<{ id: string }>(sql`
    insert into bf_groups (id, page_id, parent_id, name, draft, revs, updated_by_id)
    select id, ${pageId}, parent, name, draft, '{"order": 1}', ${actorId}::uuid
    from jsonb_to_recordset(${jsonb(rows)}) as new(id uuid, parent uuid, name text, draft jsonb)
    on conflict (id) do nothing returning id`)
  const isNew = new Set(inserted.map((row) => row.id))
  const fields = groups
    .filter(({ id }) => isNew.has(id))
    .flatMap(({ id, group, starter }) =>
      Object.entries(group.fields).map(([name, { sample, ...field }]) => {
        const begins = starter?.words?.[name] ?? sample
        return fieldRow(id, name, { ...field, ...(begins && { sample: begins }) }, languages)
      }),
    )
  await tx.rows(sql`
    insert into bf_fields (id, page_id, group_id, name, kind, draft, updated_by_id)
    select id, ${pageId}, "group", name, kind, draft, ${actorId}::uuid
    from jsonb_to_recordset(${jsonb(fields)}) as new(id uuid, "group" uuid, name text, kind text, draft jsonb)
    on conflict (id) do nothing`)
  return inserted.length
}

function fieldRow(group: string, name: string, field: Field, languages: Languages) {
  return { id: uuidV5(name, group), group, name, kind: field.kind, draft: sampleOf(field, languages) }
}

function sampleOf(field: Field, languages: Languages) {
  if (!field.sample || !isLocalized(field.kind) || languages.default !== 'de') return {}
  const json = field.kind === 'richText' ? toRichText(field.sample) : undefined
  // As saving the same words would have it: typed and taken back, they are no change.
  return { [contentKey('de')]: contentSchema.parse(json ? { text: plainText(json), json } : { text: field.sample }) }
}
