import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { updateMedia as contract } from '@blickfang/contract/api/v1/media.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import { expirePages } from '../../cache/expire-pages.ts'
import type { Database } from '../../db/database.ts'
import { jsonb, listOf } from '../content/content-table.ts'
import type { Call } from '../operation-context.ts'
import { getMedium } from './media-rows.ts'

type UpdateMedia = Call<typeof contract>

/** Changes name, focal point, alternative texts and tags; live at once wherever the medium is shown. Languages not named keep their text. Throws NOT_FOUND, CONFLICT. */
export async function updateMedia(call: UpdateMedia): Promise<AnswerOf<typeof contract>> {
  const { media } = call.body
  const saved = await call.db.transaction(async (tx) => {
    await holdMedium(tx, media.id)
    if (media.name !== undefined) await setName(tx, media.id, media.name)
    if (media.focalPoint !== undefined) await setFocalPoint(tx, media)
    if (media.altBefore) await checkAltBefore(tx, media)
    if (media.alt) await setAlt(tx, media.id, media.alt)
    if (media.tags) await setTags(tx, media.id, media.tags)
    await tx.rows(sql`update bf_media set updated_at = now() where id = ${media.id}`)
    await expirePages(tx, [`media:${media.id}`])
    return getMedium(tx, media.id)
  })
  return { media: saved }
}

/** Until the transaction ends nobody else changes it. Throws NOT_FOUND. */
async function holdMedium(tx: Database, id: string): Promise<void> {
  const rows = await tx.rows(sql`select from bf_media where id = ${id} for update`)
  if (rows.length === 0) throw new AppError('NOT_FOUND')
}

/** Renames a medium; its extension stays. Programs read a stroke in a name as a folder. */
async function setName(tx: Database, id: string, name: string): Promise<void> {
  await tx.rows(sql`
    update bf_media set original_filename = ${name.replaceAll(/[/\\]/g, '-')} || coalesce(
      substring(coalesce(original_filename, filename) from '\\.[^.]*$'), '') where id = ${id}`)
}

async function setFocalPoint(tx: Database, { id, focalPoint }: UpdateMedia['body']['media']): Promise<void> {
  const percent = (fraction: number | undefined) => (fraction === undefined ? null : Math.round(fraction * 100))
  await tx.rows(sql`
    update bf_media set focal_x = ${percent(focalPoint?.x)}::numeric, focal_y = ${percent(focalPoint?.y)}::numeric where id = ${id}`)
}

/** Throws CONFLICT where an alternative text is neither what the caller has seen nor what it is to be. */
async function checkAltBefore(tx: Database, { id, alt, altBefore }: UpdateMedia['body']['media']): Promise<void> {
  const [row] = await tx.rows<{ alt: Readonly<Record<string, string>> | null }>(
    sql`select alt_by_language as alt from bf_media where id = ${id}`,
  )
  const conflict = localesOf(altBefore).flatMap((locale) => {
    const there = row?.alt?.[locale] ?? ''
    const isExpected = there === (altBefore?.[locale] ?? '') || there === alt?.[locale]
    return isExpected ? [] : [{ key: `alt.${locale}`, rev: 0, value: there, by: null, at: null }]
  })
  if (conflict.length > 0) throw new AppError('CONFLICT', { conflict })
}

function localesOf(texts: Readonly<Partial<Record<Locale, string>>> | undefined): readonly Locale[] {
  return Object.keys(texts ?? {}) as Locale[]
}

async function setAlt(tx: Database, id: string, alt: Readonly<Partial<Record<string, string>>>): Promise<void> {
  await tx.rows(
    sql`update bf_media set alt_by_language = coalesce(alt_by_language, '{}') || ${jsonb(alt)} where id = ${id}`,
  )
}

async function setTags(tx: Database, id: string, tags: readonly string[]): Promise<void> {
  await tx.rows(sql`delete from bf_media_texts where parent_id = ${id} and path = 'tags'`)
  await tx.rows(sql`
    insert into bf_media_texts ("order", parent_id, path, text)
    select place, ${id}, 'tags', tag from unnest(${listOf([...new Set(tags)], 'text')}) with ordinality as new(tag, place)`)
}
