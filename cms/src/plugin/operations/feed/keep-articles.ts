import { OutsideError } from '../../outside/outside-error.ts'
import { getSettings } from '../settings/save-settings.ts'
import { findArticle, loadTeasers } from './article-feed.ts'
import { forgetEntries, keepEntries, type LoadedEntry } from './keep-entries.ts'
import type { FeedContext } from './keep-feed.ts'
import { outsideServices } from './outside-services.ts'

const maxArticles = 24

/** Reads the articles whose addresses the settings name; without any, forgets what was read. Answers whether there is no reason to read it again soon. */
export async function keepArticles(context: FeedContext): Promise<boolean> {
  const { db, payload } = context
  const { settings } = await getSettings({ db })
  const permalinks = settings.feeds.articles.split(/\s+/).filter(Boolean).slice(0, maxArticles)
  const { url } = outsideServices(payload).articles
  if (permalinks.length === 0 || !url) return forgetEntries(context, 'articles').then(() => true)
  return keepEntries(context, { key: 'articles', needsPictures: false, load: () => loadArticles(context, permalinks) })
}

/** In the order of their addresses; an address at which no article stands is left out. */
async function loadArticles(context: FeedContext, permalinks: readonly string[]): Promise<readonly LoadedEntry[]> {
  const ids: string[] = []
  for (const permalink of permalinks) {
    const id = await findArticle(context, permalink)
    if (id && !ids.includes(id)) ids.push(id)
  }
  if (ids.length === 0)
    throw new OutsideError('malformed', { host: new URL(outsideServices(context.payload).articles.url).host })
  const teasers = await loadTeasers(context, ids)
  return teasers.map((teaser) => ({ ...teaser, isVideo: false }))
}
