import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The pictures that feeds have brought lie in a folder of their own, as those that they bring from now on. Their tag and name are the feed's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE bf_media SET bucket_folder = 'feeds' FROM bf_media_texts tag
    WHERE tag.parent_id = bf_media.id AND tag.path = 'tags' AND tag.text IN ('posts', 'articles')
      AND split_part(bf_media.original_filename, '.', 1) = tag.text AND bf_media.bucket_folder = 'images';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`UPDATE bf_media SET bucket_folder = 'images' WHERE bucket_folder = 'feeds';`)
}
