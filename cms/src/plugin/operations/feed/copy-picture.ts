import { feedFolder } from '@blickfang/contract/content/media/media.ts'
import { sql } from '@payloadcms/db-postgres'
import { appErrorOf } from '../../errors/app-error-of.ts'
import { outsideOf } from '../../outside/outside-client.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { keepFile } from '../media/keep-file.ts'
import type { FeedContext } from './keep-feed.ts'

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}
const maxBytes = 15_000_000
const maxMs = 30_000

interface CopyPicture {
  readonly address: string
  /** The feed, which the library shows as the picture's tag and name. */
  readonly from: string
  /** Name of a picture that a person takes over: from then on it is one of theirs. */
  readonly name?: string
}

/** Takes a picture of another host into the library; answers its id. Throws OutsideError, also for what is no picture. */
export async function copyPicture(
  { payload, db, signal }: Pick<FeedContext, 'payload' | 'db'> & { readonly signal?: AbortSignal | undefined },
  { address, from, name: own }: CopyPicture,
): Promise<string> {
  const { bytes, type } = await outsideOf(payload).load(address, {
    accept: Object.keys(extensions),
    maxBytes,
    maxMs,
    ...(signal && { signal }),
  })
  const name = `${own ?? from}.${extensions[type]}`
  const file = { name, mimeType: type, data: bytes }
  const bucketFolder = own === undefined ? feedFolder : 'images'
  const describe = () => ({ mediaType: 'image', bucketFolder }) as const
  try {
    // Editors who upload come before it.
    const turn = own === undefined ? 'visitor' : 'editor'
    const { media } = await keepFile({ payload, db }, file, { describe, signal, turn })
    await db.rows(sql`
      insert into bf_media_texts ("order", parent_id, path, text) values (1, ${media.id}, 'tags', ${from})`)
    return media.id
  } catch (cause) {
    const known = appErrorOf(cause)
    if (!known || known.code === 'STORAGE_FULL') throw cause
    // What took too long here says nothing about the picture.
    const isSlow = known.status >= 500 || known.code === 'PICTURE_SLOW' || known.code === 'RATE_LIMITED'
    throw new OutsideError(isSlow ? 'slow' : 'type', { host: new URL(address).host, cause })
  }
}
