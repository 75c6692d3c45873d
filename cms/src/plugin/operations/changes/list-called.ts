import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import type { Called, Change } from '@blickfang/shared/content/changes/changes.ts'
import { contentSchema } from '@blickfang/shared/content/values.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import { namedIn } from '@blickfang/shared/options/option-values.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { collectPageLinks, noReferences, type References } from '../content/check-references.ts'
import { listOf } from '../content/content-table.ts'

/** What the pages and media are called that changed values name: these, and the pages that a link may name by their role. */
export async function listCalled(db: Database, changes: readonly Change[]): Promise<Called> {
  const references = noReferences()
  const { pages, media } = references
  for (const change of changes) {
    collectFrom(change, change.before, references)
    collectFrom(change, change.after, references)
  }
  const [called] = await db.rows<Called>(sql`select
    (select coalesce(json_agg(json_build_object('id', id, 'role', role, 'name', title)), '[]') from pages
      where id = any(${listOf([...pages.keys()], 'uuid')}) or role is not null) as pages,
    (select coalesce(json_agg(json_build_object('id', id, 'mediaType', media_type,
      'publicUrl', '/api/media/file/' || filename, 'name', coalesce(original_filename, filename),
      'alt', coalesce(alt_by_language ->> coalesce((select "values" -> 'languages' ->> 'default' from settings limit 1), 'de'), ''))), '[]')
      from media where id = any(${listOf([...media.keys()], 'uuid')})) as media`)
  return called ?? { pages: [], media: [] }
}

function collectFrom({ block, field, key }: Change, value: Json | null, references: References): void {
  if (value === null) return
  const [kind, name = ''] = key.split('.')
  if (kind === 'mediaId' && typeof value === 'string') references.media.set(value, key)
  if (kind === 'content') collectPageLinks(references, key, contentSchema.safeParse(value).data?.json ?? null)
  const group = block === null ? undefined : findGroup(block)?.group
  const option =
    kind === 'options' ? (field === null ? group?.options : group?.fields[field]?.options)?.[name] : undefined
  if (!option) return
  const { media, pages } = namedIn(option, value)
  for (const id of media) references.media.set(id, key)
  for (const id of pages) references.pages.set(id, key)
}
