import { createHash } from 'node:crypto'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { setCaptions as contract } from '@blickfang/contract/api/v1/video/video.ts'
import { captionAddress } from '@blickfang/contract/content/media/caption-address.ts'
import { sql } from '@payloadcms/db-postgres'
import { expirePages } from '../../cache/expire-pages.ts'
import type { Database } from '../../db/database.ts'
import { jsonb } from '../content/content-table.ts'
import { getMedium } from '../media/media-rows.ts'
import type { Call } from '../operation-context.ts'
import { checkCaptions } from './check-captions.ts'

/** Keeps, replaces or removes the captions of a film in one language. Throws NOT_FOUND and CAPTIONS_WRONG. */
export async function setCaptions({
  db,
  body: { id, locale, text },
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const checked = text === null ? null : await checkCaptions(text)
  await db.transaction(async (tx) => {
    const [video] = await tx.rows(sql`select 1 from bf_media where id = ${id} and media_type = 'video' for update`)
    if (!video) throw new AppError('NOT_FOUND')
    if (checked === null) await tx.rows(sql`delete from bf_captions where media_id = ${id} and locale = ${locale}`)
    else
      await tx.rows(sql`
        insert into bf_captions (media_id, locale, text, mark) values (${id}, ${locale}, ${checked}, ${markOf(checked)})
        on conflict (media_id, locale) do update set text = excluded.text, mark = excluded.mark`)
    await noteCaptions(tx, id)
    await expirePages(tx, [`media:${id}`])
  })
  return { media: await getMedium(db, id) }
}

/** Notes the captions for pages, beside the rest that they read of the film. */
async function noteCaptions(tx: Database, id: string): Promise<void> {
  const rows = await tx.rows<{ locale: string; mark: string }>(
    sql`select locale, mark from bf_captions where media_id = ${id} order by locale`,
  )
  const captions = rows.map(({ locale, mark }) => ({ locale, src: captionAddress({ id, locale, mark }) }))
  await tx.rows(sql`update bf_media set video_settings = video_settings || ${jsonb({ captions })} where id = ${id}`)
}

/** Tells a text from those before it under the same address, so that browsers may keep it. */
function markOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
