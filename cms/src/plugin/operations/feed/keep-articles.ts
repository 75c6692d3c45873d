import * as z from 'zod/mini'
import { type OutsideClient, outsideOf } from '../../outside/outside-client.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { getSettings } from '../settings/save-settings.ts'
import { forgetEntries, keepEntries, type LoadedEntry } from './keep-entries.ts'
import type { FeedContext } from './keep-feed.ts'
import { outsideServices } from './outside-services.ts'

const webAddress = z.url({ protocol: /^https?$/ })
const idSchema = z.union([z.string(), z.int()])

/** Which article stands at an address. Source: spec/editor.md §7 (post-id reads post_id and status). */
const foundSchema = z.object({ status: z.optional(z.string()), post_id: z.nullish(idSchema) })

/** What articles say of themselves. Source: spec/editor.md §7 (post-teaser reads posts). */
const teasersSchema = z.object({
  posts: z.array(
    z.object({
      post_id: idSchema,
      title: z.string(),
      teaser: z.nullish(z.string()),
      permalink: webAddress,
      image: z.nullish(webAddress),
      date: z.nullish(z.iso.datetime({ offset: true })),
    }),
  ),
})

const maxArticles = 24
const limits = { maxBytes: 1_000_000, maxMs: 15_000 }

interface Service {
  readonly outside: OutsideClient
  readonly url: string
  readonly signal: AbortSignal
}

/** Reads the articles whose addresses the settings name; without any, forgets what was read. Answers whether there is no reason to read it again soon. */
export async function keepArticles(context: FeedContext): Promise<boolean> {
  const { db, payload, signal } = context
  const { settings } = await getSettings({ db })
  const permalinks = settings.feeds.articles.split(/\s+/).filter(Boolean).slice(0, maxArticles)
  const { url } = outsideServices(payload).articles
  if (permalinks.length === 0 || !url) return forgetEntries(context, 'articles').then(() => true)
  const service = { outside: outsideOf(payload), url, signal }
  return keepEntries(context, { key: 'articles', needsPictures: false, load: () => loadArticles(service, permalinks) })
}

/** In the order of their addresses; an address at which no article stands is left out. */
async function loadArticles(service: Service, permalinks: readonly string[]): Promise<readonly LoadedEntry[]> {
  const { outside, url, signal } = service
  const ids: string[] = []
  for (const permalink of permalinks) {
    const id = await findArticle(service, permalink)
    if (id && !ids.includes(id)) ids.push(id)
  }
  if (ids.length === 0) throw new OutsideError('malformed', { host: new URL(url).host })
  const { posts } = await outside.loadJson(teasersSchema, at(url, 'post-teaser', { post_ids: ids.join(',') }), {
    ...limits,
    signal,
  })
  return posts
    .toSorted((a, b) => ids.indexOf(String(a.post_id)) - ids.indexOf(String(b.post_id)))
    .map(({ post_id, title, teaser, permalink, image, date }) => ({
      ...{ id: String(post_id), title: title.trim().slice(0, 300), text: (teaser ?? '').trim().slice(0, 2_000) },
      ...{ href: permalink, isVideo: false, picture: image ?? null },
      at: date ? new Date(date).toISOString() : null,
    }))
}

async function findArticle({ outside, url, signal }: Service, permalink: string): Promise<string | null> {
  try {
    const { post_id: id } = await outside.loadJson(foundSchema, at(url, 'post-id', { permalink }), {
      ...limits,
      signal,
    })
    return id ? String(id) : null
  } catch (error) {
    if (error instanceof OutsideError && error.status === 404) return null
    throw error
  }
}

function at(url: string, call: string, query: Record<string, string>): string {
  return `${url.replace(/\/$/, '')}/${call}?${new URLSearchParams(query)}`
}
