import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'
import { documentOf } from '../../reading/read-sql.ts'

/** Columns of `media m` as content/media.ts has them; the words for people in the default language. */
const mediaItem: SQL = sql`
  m.id, m.media_type as "mediaType", m.mime_type as "mimeType", '/api/bf-media/file/' || m.filename as "publicUrl",
  m.width::float8 as width, m.height::float8 as height, m.blur_hash as "blurHash",
  case when m.focal_x is null or m.focal_y is null then null
    else json_build_object('x', round(m.focal_x / 100, 2), 'y', round(m.focal_y / 100, 2)) end as "focalPoint",
  coalesce(m.alt_by_language ->> (select coalesce("values" -> 'languages' ->> 'default', 'de') from bf_settings), '') as alt,
  coalesce(m.original_filename, m.filename) as "originalFilename", coalesce(m.extension, '') as extension,
  m.filesize::float8 as "fileSize", m.bucket_folder as "bucketFolder", coalesce(m.object_id, m.filename) as "objectId",
  coalesce((select json_agg(t.text order by t."order") from bf_media_texts t where t.parent_id = m.id and t.path = 'tags'), '[]') as tags,
  m.parent_id as "parentId", m.crop_area as "cropArea", m.updated_at as updated, coalesce(m.alt_by_language, '{}') as "altByLanguage",
  m.video_id as "videoId", m.video_settings as "videoSettings",
  ${documentOf} as document`

/** Reads media as the library shows them. `rest` is everything behind `from media m`. */
export async function listMediaRows(db: Database, rest: SQL): Promise<MediaItem[]> {
  const rows = await db.rows<MediaItem>(sql`select ${mediaItem} from bf_media m ${rest}`)
  return rows.map((row) => ({ ...row, updated: new Date(row.updated).toISOString() }))
}

/** Gets a medium. Throws NOT_FOUND. */
export async function getMedium(db: Database, id: string): Promise<MediaItem> {
  const [medium] = await listMediaRows(db, sql`where m.id = ${id}`)
  if (!medium) throw new AppError('NOT_FOUND')
  return medium
}
