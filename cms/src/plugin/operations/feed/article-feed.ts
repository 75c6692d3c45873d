import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { outsideOf } from '../../outside/outside-client.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { outsideServices } from './outside-services.ts'

const webAddress = z.url({ protocol: /^https?$/ })
const idSchema = z.union([z.string(), z.int()])

/** Which article stands at an address. Source: spec/editor.md §7 (post-id reads post_id and status). */
const foundSchema = z.object({ status: z.optional(z.string()), post_id: z.nullish(idSchema) })

/** Facts that articles give about themselves. Source: spec/editor.md §7 (post-teaser reads posts). */
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

const limits = { maxBytes: 1_000_000, maxMs: 15_000 }

interface Asking {
  readonly payload: Payload
  readonly signal?: AbortSignal | undefined
}

/** An article as its magazine tells of it. */
export interface ArticleTeaser {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly href: string
  /** Where its picture lies. */
  readonly picture: string | null
  readonly at: string | null
}

/** The id of the article at an address; null where none is. Throws OutsideError. */
export async function findArticle(asking: Asking, permalink: string): Promise<string | null> {
  try {
    const { post_id: id } = await load(asking, foundSchema, 'post-id', { permalink })
    return id ? String(id) : null
  } catch (error) {
    if (error instanceof OutsideError && error.status === 404) return null
    throw error
  }
}

/** Loads articles in the order of their ids; one that the magazine leaves out is left out. Throws OutsideError. */
export async function loadTeasers(asking: Asking, ids: readonly string[]): Promise<readonly ArticleTeaser[]> {
  const { posts } = await load(asking, teasersSchema, 'post-teaser', { post_ids: ids.join(',') })
  return posts
    .filter(({ post_id }) => ids.includes(String(post_id)))
    .toSorted((a, b) => ids.indexOf(String(a.post_id)) - ids.indexOf(String(b.post_id)))
    .map(({ post_id, title, teaser, permalink, image, date }) => ({
      ...{ id: String(post_id), title: title.trim().slice(0, 300), text: (teaser ?? '').trim().slice(0, 2_000) },
      ...{ href: permalink, picture: image ?? null, at: date ? new Date(date).toISOString() : null },
    }))
}

function load<Schema extends z.ZodMiniType>(
  { payload, signal }: Asking,
  schema: Schema,
  call: string,
  query: Record<string, string>,
): Promise<z.output<Schema>> {
  const { url } = outsideServices(payload).articles
  const address = `${url.replace(/\/$/, '')}/${call}?${new URLSearchParams(query)}`
  return outsideOf(payload).loadJson(schema, address, { ...limits, ...(signal && { signal }) })
}
