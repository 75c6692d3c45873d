import { sql } from '@payloadcms/db-postgres'
import { outsideOf } from '../../outside/outside-client.ts'
import { getSettings } from '../settings/save-settings.ts'
import { type FeedContext, forgetFeeds, keepFeed } from './keep-feed.ts'
import { loadPlace } from './load-place.ts'
import { outsideServices } from './outside-services.ts'

const start = 'reviews:'
const tags = ['collection:reviews']

/** Reads the place of each branch that names one. Without a key nothing is asked, and what was read before stays. */
export async function keepReviews(context: FeedContext): Promise<void> {
  const { db, payload, signal } = context
  const branches = await db.rows<{ id: string; placeId: string }>(sql`
    select id, trim(place_id) as "placeId" from bf_branches where trim(place_id) <> '' order by created_at, id`)
  await forgetFeeds(db, { start, keep: branches.map(({ id }) => start + id), tags })
  const { url, key: operatorsKey } = outsideServices(payload).places
  const { settings } = await getSettings({ db })
  const key = settings.feeds.googleKey || operatorsKey
  if (!key) return
  for (const { id, placeId } of branches) {
    const load = async () => ({ ...(await loadPlace(outsideOf(payload), { url, key, placeId, signal })) })
    await keepFeed(context, { key: start + id, tags, load })
  }
}
