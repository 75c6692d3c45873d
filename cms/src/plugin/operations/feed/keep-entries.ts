import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { FeedEntry } from '@blickfang/contract/sources/feed-entry.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { deleteMedia } from '../media/delete-media.ts'
import { copyPicture } from './copy-picture.ts'
import { type FeedContext, forgetFeeds, keepFeed } from './keep-feed.ts'

/** An entry as a service gives it. */
export interface LoadedEntry extends Omit<FeedEntry, 'image'> {
  /** Where its picture lies; null: it has none. */
  readonly picture: string | null
}

interface KeptEntry extends Omit<FeedEntry, 'image'> {
  readonly mediaId: string | null
}

interface EntryFeed {
  readonly key: 'posts' | 'articles'
  /** Whether an entry without its picture is worth nothing. */
  readonly needsPictures: boolean
  load(): Promise<readonly LoadedEntry[]>
}

/**
 * Keeps a feed of entries, with copies of their pictures in the library: visitors ask nobody else for them. A picture is copied
 * once; that of an entry that is gone is deleted, unless somebody uses it on a page. Whatever pictures are there is shown, also
 * when others fail or the time is over. Answers whether there is no reason to read it again soon.
 */
export async function keepEntries(context: FeedContext, { key, needsPictures, load }: EntryFeed): Promise<boolean> {
  const before = await listKept(context.db, key)
  const failures: unknown[] = []
  const failed = await keepFeed(context, {
    ...{ key, tags: [`collection:${key}`] },
    load: async () => {
      const entries: KeptEntry[] = []
      for (const { picture, ...entry } of await load()) {
        // A feed that names an entry twice means the first.
        if (entries.some(({ id }) => id === entry.id)) continue
        const known = before.find(({ id, mediaId }) => id === entry.id && mediaId)?.mediaId
        // What is no fault of a picture's host ends the copying, and what is there is kept.
        const mayCopy = picture !== null && failures.every(isOfOutside)
        const copied =
          known || !mayCopy ? null : await copyPicture(context, { address: picture, from: key }).catch(note)
        const mediaId = known ?? copied
        if (mediaId || !needsPictures) entries.push({ ...entry, mediaId })
      }
      if (entries.length === 0 && failures.length > 0) throw failures[0]
      return { entries: entries.map((entry) => ({ ...entry })) }
    },
  })
  await deleteUnused(context, before, await listKept(context.db, key))
  const other = failures.find((error) => !isOfOutside(error))
  if (other) throw other
  return ![failed, ...failures].some(isPassing)

  function note(error: unknown): null {
    failures.push(error)
    return null
  }
}

/** Forgets a feed that nobody wants any more, with the copies of its pictures. */
export async function forgetEntries(context: FeedContext, key: EntryFeed['key']): Promise<void> {
  const before = await listKept(context.db, key)
  await forgetFeeds(context.db, { start: key, keep: [], tags: [`collection:${key}`] })
  await deleteUnused(context, before, [])
}

function isOfOutside(error: unknown): boolean {
  return error instanceof OutsideError
}

/** Whether a failure may be over in a minute. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof OutsideError)) return false
  const { failure, status = 0 } = error
  return failure === 'slow' || failure === 'unreachable' || (failure === 'status' && (status >= 500 || status === 429))
}

async function listKept(db: Database, key: string): Promise<readonly KeptEntry[]> {
  const [row] = await db.rows<{ entries: KeptEntry[] | null }>(
    sql`select data->'entries' as entries from bf_feeds where key = ${key}`,
  )
  return row?.entries ?? []
}

async function deleteUnused({ db, payload }: FeedContext, before: readonly KeptEntry[], now: readonly KeptEntry[]) {
  const kept = new Set(now.map(({ mediaId }) => mediaId))
  for (const { mediaId } of before) {
    if (!mediaId || kept.has(mediaId)) continue
    try {
      await deleteMedia({ db, payload, actor: { id: null, role: 'system' }, body: { mediaId }, query: undefined })
    } catch (error) {
      // Somebody has placed it on a page, or has deleted it already.
      if (!(error instanceof AppError && ['IN_USE', 'NOT_FOUND'].includes(error.code))) throw error
    }
  }
}
