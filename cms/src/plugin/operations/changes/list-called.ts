import { findGroup } from '@blickfang/blocks/groups.ts'
import { optionAt } from '@blickfang/blocks/option-at.ts'
import type { Called, Change } from '@blickfang/contract/content/changes/changes.ts'
import { parseKey } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { NamedIds } from '@blickfang/contract/kernel/value/value.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { listOf } from '../content/content-table.ts'

/** Names of the pages and media that changed values name: these, and the pages that a link may name by their role. */
export async function listCalled(db: Database, changes: readonly Change[]): Promise<Called> {
  const named = changes.flatMap((change) => [change.before, change.after].flatMap((value) => namedBy(change, value)))
  const [pages, media] = [named.flatMap((ids) => ids.pages), named.flatMap((ids) => ids.media)]
  const [called] = await db.rows<Called>(sql`select
    (select coalesce(json_agg(json_build_object('id', id, 'role', role, 'name', title)), '[]') from bf_pages
      where id = any(${listOf(pages, 'uuid')}) or role is not null) as pages,
    (select coalesce(json_agg(json_build_object('id', id, 'mediaType', media_type,
      'publicUrl', '/api/bf-media/file/' || filename, 'name', coalesce(original_filename, filename),
      'alt', coalesce(alt_by_language ->> coalesce((select "values" -> 'languages' ->> 'default' from bf_settings limit 1), 'de'), ''))), '[]')
      from bf_media where id = any(${listOf(media, 'uuid')})) as media`)
  return called ?? { pages: [], media: [] }
}

function namedBy(change: Change, value: Json | null): readonly NamedIds[] {
  const known = value === null ? null : parseKey(change.key)?.value
  return known ? [known.named(value as NonNullable<Json>, optionAt(findGroup(change.block ?? '')?.group, change))] : []
}
