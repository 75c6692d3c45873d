import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

/** Fills the library with so many uploads of so many bytes that nothing compresses, as photographs do. */
export async function addMedia(client: pg.Client, folder: string, { count, bytes }: { count: number; bytes: number }) {
  const names = Array.from({ length: count }, (_, index) => `bild-${index}-${randomBytes(12).toString('hex')}.jpg`)
  for (const name of names) await writeFile(join(folder, name), randomBytes(bytes))
  await client.query(
    `insert into bf_media (filename, original_filename, media_type, bucket_folder, mime_type, filesize)
      select name, name, 'image', 'images', 'image/jpeg', $2 from unnest($1::text[]) name`,
    [names, bytes],
  )
}
