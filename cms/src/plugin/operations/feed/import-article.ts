import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { importArticle as contract } from '@blickfang/contract/api/v1/feed.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { getTimeZone } from '../../db/time/get-time-zone.ts'
import { cutText } from '../../media/cut-text.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { getMedium } from '../media/media-rows.ts'
import type { Call } from '../operation-context.ts'
import { type ArticleTeaser, findArticle, loadTeasers } from './article-feed.ts'
import { copyPicture } from './copy-picture.ts'
import { outsideServices } from './outside-services.ts'

/**
 * An article of the magazine by its address, with its picture in the library: the address itself is never opened, the magazine is
 * asked for it. Throws ARTICLES_OFF, ARTICLE_NOT_FOUND, ARTICLES_DOWN and STORAGE_FULL.
 */
export async function importArticle(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { payload, db, body, signal } = call
  if (!outsideServices(payload).articles.url) throw new AppError('ARTICLES_OFF')
  const teaser = await findTeaser({ payload, signal }, body.url)
  if (!teaser) throw new AppError('ARTICLE_NOT_FOUND')
  const { title, text, href, at } = teaser
  const media = await pictureOf(call, teaser)
  // The day on the shop's clock: a magazine often publishes at midnight.
  const date = at === null ? null : wallTime(new Date(at), await getTimeZone(db)).date
  const isPictureLost = media === null && teaser.picture !== null
  return { article: { title, text, url: href, date, media, isPictureLost } }
}

async function findTeaser(asking: Parameters<typeof findArticle>[0], url: string): Promise<ArticleTeaser | undefined> {
  try {
    const id = await findArticle(asking, url)
    return id === null ? undefined : (await loadTeasers(asking, [id]))[0]
  } catch (error) {
    throw error instanceof OutsideError ? new AppError('ARTICLES_DOWN', undefined, error) : error
  }
}

/** An article is worth something without its picture too. */
async function pictureOf(
  { payload, db, signal }: Call<typeof contract>,
  { picture, title }: ArticleTeaser,
): Promise<MediaItem | null> {
  if (picture === null) return null
  try {
    const name = cutText(title.replace(/[/\\.]/g, ' '), 100) || 'Artikel'
    return await getMedium(db, await copyPicture({ payload, db, signal }, { address: picture, from: 'articles', name }))
  } catch (error) {
    if (error instanceof OutsideError) return null
    throw error
  }
}
