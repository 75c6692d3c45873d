import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { queueJob } from '../../queue/queue-job.ts'

/** Event of an upload, or of the film that one became. Source: docs.mux.com/core/listen-for-webhooks */
const eventSchema = z.object({
  type: z.string(),
  data: z.object({ id: z.optional(z.string()), upload_id: z.nullish(z.string()) }),
})

/** How far Mux's clock and ours may be apart, in seconds. */
const tolerance = 300

interface FilmEvent {
  readonly db: Database
  /** The header `mux-signature`. */
  readonly signature: string
  readonly body: Buffer
  readonly secret: string
  /** Milliseconds. */
  readonly now: number
}

/**
 * Takes Mux's word that something happened to a film, and has it looked at: what the event says besides counts for nothing.
 * Throws FORBIDDEN for one that Mux has not signed, that is old, or that has come before, and BAD_REQUEST.
 */
export async function noteFilmEvent({ db, signature, body, secret, now }: FilmEvent): Promise<void> {
  checkSignature({ signature, body, secret, now })
  const event = eventSchema.safeParse(parse(body)).data
  if (!event) throw new AppError('BAD_REQUEST')
  const uploadId = event.data.upload_id ?? (event.type.startsWith('video.upload.') ? event.data.id : undefined)
  await db.transaction(async (tx) => {
    await tx.rows(sql`delete from bf_film_events where at < now() - make_interval(secs => ${2 * tolerance})`)
    const fresh = await tx.rows(
      sql`insert into bf_film_events (signature) values (${signature}) on conflict do nothing returning signature`,
    )
    if (fresh.length === 0) throw new AppError('FORBIDDEN')
    const films = await tx.rows<{ id: string }>(
      sql`select id from bf_media where video_settings ->> 'uploadId' = ${uploadId ?? ''}`,
    )
    for (const { id } of films) await queueJob(tx, 'followFilm', { input: { id } })
  })
}

function checkSignature({ signature, body, secret, now }: Omit<FilmEvent, 'db'>): void {
  const [, seconds = '', sum = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const own = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
  const isSigned = sum !== '' && timingSafeEqual(own, Buffer.from(sum, 'hex'))
  if (!isSigned || Math.abs(now / 1000 - Number(seconds)) > tolerance) throw new AppError('FORBIDDEN')
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw new AppError('BAD_REQUEST', undefined, cause)
  }
}
