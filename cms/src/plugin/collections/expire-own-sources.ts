import type { Source } from '@blickfang/contract/kernel/source.ts'
import { ownSources } from '@blickfang/contract/sources/own-sources.ts'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { isReady } from '../db/readiness.ts'
import { expireTags } from './expire-site.ts'

/**
 * A project's collections, those of them with hooks behind their own that the tags of its sources name (`collection:posts`): pages
 * that show an entry are made anew once it is saved or removed.
 */
export function withExpiry(
  collections: readonly CollectionConfig[],
  sources: readonly Source[] = ownSources.read().map(([, source]) => source),
): CollectionConfig[] {
  const tags = new Set(sources.flatMap(tagsOf))
  return collections.map((collection) => {
    const tag = `collection:${collection.slug}`
    if (!tags.has(tag)) return collection
    const { hooks } = collection
    const expire = async ({ req }: { req: PayloadRequest }) => {
      if (isReady(req.payload)) await expireTags(req, [tag])
    }
    return {
      ...collection,
      hooks: {
        ...hooks,
        afterChange: [...(hooks?.afterChange ?? []), expire],
        afterDelete: [...(hooks?.afterDelete ?? []), expire],
      },
    }
  })
}

/** Tags that an answer has whatever it shows. */
function tagsOf(source: Source): readonly string[] {
  return [...source.tags(source.empty, {}), ...source.tags(source.sample, {})]
}
