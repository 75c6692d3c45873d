import * as z from 'zod/mini'
import { outsideOf } from '../../outside/outside-client.ts'
import { getSettings } from '../settings/save-settings.ts'
import { feedAddress } from './feed-address.ts'
import { forgetEntries, keepEntries, type LoadedEntry } from './keep-entries.ts'
import type { FeedContext } from './keep-feed.ts'
import { outsideServices } from './outside-services.ts'

const webAddress = z.url({ protocol: /^https?$/ })

const postSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  permalink: webAddress,
  mediaType: z.string(),
  mediaUrl: z.nullish(webAddress),
  thumbnailUrl: z.nullish(webAddress),
  sizes: z.nullish(z.object({ medium: z.nullish(z.object({ mediaUrl: webAddress })) })),
  prunedCaption: z.nullish(z.string()),
  caption: z.nullish(z.string()),
  timestamp: z.nullish(z.iso.datetime({ offset: true })),
})

/** Behold's JSON, of today and of before. Source: behold.so/docs/json-feed */
const feedSchema = z.union([z.object({ posts: z.array(postSchema) }), z.array(postSchema)])

/** As many as a block may show. */
const maxPosts = 24
const maxText = 2_200

/** Reads the feed that the settings name; without one, forgets what was read. Answers whether there is no reason to read it again soon. */
export async function keepPosts(context: FeedContext): Promise<boolean> {
  const { db, payload, signal } = context
  const { settings } = await getSettings({ db })
  const { instagram } = settings.feeds
  if (!instagram) return forgetEntries(context, 'posts').then(() => true)
  return keepEntries(context, {
    ...{ key: 'posts', needsPictures: true },
    load: async () => {
      const address = feedAddress(instagram, outsideServices(payload).posts.url)
      const feed = await outsideOf(payload).loadJson(feedSchema, address, {
        maxBytes: 2_000_000,
        maxMs: 15_000,
        signal,
      })
      return ('posts' in feed ? feed.posts : feed).slice(0, maxPosts).map(entryOf)
    },
  })
}

/** Entry of a post, with the still of a video: what plays stays where it is. */
function entryOf(post: z.output<typeof postSchema>): LoadedEntry {
  const isVideo = post.mediaType.toUpperCase() === 'VIDEO'
  const still = post.sizes?.medium?.mediaUrl ?? post.thumbnailUrl
  return {
    ...{ id: post.id, title: '', href: post.permalink, isVideo },
    text: (post.prunedCaption ?? post.caption ?? '').trim().slice(0, maxText),
    at: post.timestamp ? new Date(post.timestamp).toISOString() : null,
    picture: still ?? (isVideo ? null : (post.mediaUrl ?? null)),
  }
}
