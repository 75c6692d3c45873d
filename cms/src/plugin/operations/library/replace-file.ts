import { randomBytes } from 'node:crypto'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { replaceMedia } from '@blickfang/contract/api/v1/library/replace-media.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { normaliseSlug } from '@blickfang/contract/content/slug.ts'
import { sql } from '@payloadcms/db-postgres'
import { expirePages } from '../../cache/expire-pages.ts'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { cutText } from '../../media/cut-text.ts'
import { formerKey } from '../../media/former-key.ts'
import { type Pictures, picturesOf, type UploadedPicture } from '../../media/pictures.ts'
import { removeAfterCommit } from '../../media/remove-after-commit.ts'
import { sumOf } from '../../media/sum-of.ts'
import { refuseCut } from '../media/crop-image.ts'
import { checkAs } from '../media/keep-file.ts'
import { getMedium, listMediaRows } from '../media/media-rows.ts'
import type { OperationContext } from '../operation-context.ts'

interface Replacing {
  readonly mediaId: string
  /** `called`: as people know it, where that is not its name. `picture`: it has been looked at. */
  readonly file: {
    readonly name: string
    readonly called?: string
    readonly data: Uint8Array
    readonly picture?: UploadedPicture
  }
  readonly signal?: AbortSignal | undefined
  /** Looks, in the transaction, whether it may still be done. */
  readonly check?: (tx: Database) => Promise<void>
}

/** A file that takes the place of a medium's. */
interface NewFile {
  readonly medium: MediaItem
  /** In the store: given once, to these bytes. */
  readonly filename: string
  readonly originalFilename: string
  readonly picture: UploadedPicture
}

type Context = Pick<OperationContext, 'payload' | 'db' | 'actor'>

/**
 * Replaces the file of a picture and of its copies, or of a document, and keeps what it was. All is worked out and lies in the store before the rows
 * change, in one transaction; who has replaced it, or cut a copy of it, meanwhile is waited for, and then it is worked out anew.
 * Throws NOT_FOUND, INVALID for what is neither, CROP_FAILED and what `checkAs` and `Pictures.keep` do.
 */
export async function replaceFile(context: Context, replacing: Replacing): Promise<AnswerOf<typeof replaceMedia>> {
  const { payload, db } = context
  const named = await getMedium(db, replacing.mediaId)
  const original = named.parentId ? await getMedium(db, named.parentId) : named
  const type = original.mediaType
  if (type !== 'image' && type !== 'document') throw invalid('id', 'noPicture')
  const { file, signal } = replacing
  const picture = file.picture ?? (await checkAs(payload, type, { name: file.name, bytes: file.data }, { signal }))
  for (;;) {
    const copies = await listMediaRows(db, sql`where m.parent_id = ${original.id} order by m.id`)
    const before = await getMedium(db, original.id)
    if (await isSame(db, before, picture)) {
      await db.transaction(async (tx) => replacing.check?.(tx))
      return { media: before, copies, former: null }
    }
    const files = await makeFiles(
      picturesOf(payload),
      { before, copies, picture, name: file.called ?? file.name },
      signal,
    )
    const answer = await swap(context, { before, copies, files, check: replacing.check })
    if (answer) return answer
  }
}

async function isSame(db: Database, { id }: MediaItem, picture: UploadedPicture): Promise<boolean> {
  const [row] = await db.rows<{ sum: string | null }>(sql`select sum from bf_media where id = ${id}`)
  return row?.sum === sumOf(picture.data)
}

interface Making {
  readonly before: MediaItem
  readonly copies: readonly MediaItem[]
  readonly picture: UploadedPicture
  readonly name: string
}

async function makeFiles(
  pictures: Pictures,
  { before, copies, picture, name }: Making,
  signal: AbortSignal | undefined,
): Promise<NewFile[]> {
  const kept = `${name.replace(/\.[^.]*$/, '')}.${picture.extension}`
  const files = [newFile(before, cutText(name, 200), picture)]
  for (const copy of copies) {
    if (!copy.cropArea) continue
    const cut = await pictures.cut(picture.data, copy.cropArea, { signal }).catch(refuseCut)
    files.push(newFile(copy, cutText(kept, 200), await pictures.check(kept, cut, { signal }).catch(refuseCut)))
  }
  return files
}

function newFile(medium: MediaItem, originalFilename: string, picture: UploadedPicture): NewFile {
  const base = normaliseSlug(originalFilename.replace(/\.[^.]*$/, '')).slice(0, 40) || 'bild'
  return {
    medium,
    originalFilename,
    picture,
    filename: `${base}-${randomBytes(12).toString('hex')}.${picture.extension}`,
  }
}

interface Swap {
  readonly before: MediaItem
  readonly copies: readonly MediaItem[]
  readonly files: readonly NewFile[]
  readonly check: Replacing['check']
}

/** Null: what was worked with is not so any more. */
async function swap(
  { payload, db, actor }: Context,
  { before, copies, files, check }: Swap,
): Promise<AnswerOf<typeof replaceMedia> | null> {
  const pictures = picturesOf(payload)
  const written = files.map(({ filename }) => filename)
  try {
    for (const { filename, picture } of files) await pictures.keep(filename, picture.data)
    const answer = await db.transaction(async (tx) => {
      const held = await tx.rows<{ id: string; filename: string }>(sql`
        select id, filename from bf_media where id = ${before.id} or parent_id = ${before.id} order by id for update`)
      const known = new Map([before, ...copies].map(({ id, objectId }) => [id, objectId]))
      if (held.length !== known.size || held.some(({ id, filename }) => known.get(id) !== filename)) return null
      await check?.(tx)
      return keepFormer(pictures, before, () => writeRows(tx, { before, files, held, actor }))
    })
    if (!answer) await letGo(pictures, written)
    else for (const { filename, picture } of files) void pictures.prepare(filename, picture.width)
    return answer
  } catch (error) {
    await letGo(pictures, written)
    throw error
  }
}

/**
 * Keeps the file that goes while the rows change. Whoever replaces at the same time keeps it under the same name, so it is written, and
 * on failure let go of, by whoever holds the rows.
 */
async function keepFormer<T>(pictures: Pictures, { objectId }: MediaItem, change: () => Promise<T>): Promise<T> {
  const key = formerKey(objectId)
  await pictures.keep(key, await pictures.getOriginal(objectId))
  try {
    return await change()
  } catch (error) {
    await letGo(pictures, [key])
    throw error
  }
}

interface Writing {
  readonly before: MediaItem
  readonly files: readonly NewFile[]
  /** The rows of the picture and its copies, held until the end. */
  readonly held: readonly { readonly id: string }[]
  readonly actor: OperationContext['actor']
}

async function writeRows(
  tx: Database,
  { before, files, held, actor }: Writing,
): Promise<AnswerOf<typeof replaceMedia>> {
  for (const file of files) await writeRow(tx, file)
  const [former] = await tx.rows<{ id: string; originalFilename: string; replacedAt: Date }>(sql`
    insert into bf_former_files (media_id, filename, original_filename, replaced_by)
    values (${before.id}, ${before.objectId}, ${before.originalFilename}, ${actor.id})
    returning id, original_filename as "originalFilename", replaced_at as "replacedAt"`)
  for (const { medium } of files) await removeAfterCommit(tx, medium.objectId)
  await expirePages(
    tx,
    held.map(({ id }) => `media:${id}`),
  )
  const [media, ...others] = await listMediaRows(
    tx,
    sql`where m.id = ${before.id} or m.parent_id = ${before.id} order by m.parent_id nulls first, m.id`,
  )
  if (!media || !former) throw new AppError('NOT_FOUND')
  return { media, copies: others, former: { ...former, replacedAt: new Date(former.replacedAt).toISOString() } }
}

/** Lets go of files; where that fails nothing is left but bytes that no row names. */
async function letGo(pictures: Pictures, written: readonly string[]): Promise<void> {
  await Promise.allSettled(written.map((filename) => pictures.remove(filename)))
}

async function writeRow(tx: Database, { medium, filename, originalFilename, picture }: NewFile): Promise<void> {
  await tx.rows(sql`
    update bf_media set filename = ${filename}, object_id = ${filename}, original_filename = ${originalFilename},
      extension = ${picture.extension}, mime_type = ${picture.mimeType}, filesize = ${picture.data.byteLength}::numeric,
      width = ${picture.width}::numeric, height = ${picture.height}::numeric, blur_hash = ${picture.blurHash}, sum = ${sumOf(picture.data)},
      updated_at = now()
    where id = ${medium.id}`)
}
