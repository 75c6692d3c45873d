import type { DatabaseAdapterObj, Payload } from 'payload'

/**
 * Throws one sentence when a storage plugin of the project has the library's collection too: it would keep each file a second time,
 * and reads columns that no migration makes. All plugins have been there by the time that the database begins.
 */
export function refuseListed(db: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...db,
    init: (args: { readonly payload: Payload }) => {
      const media = args.payload.config.collections.find(({ slug }) => slug === 'bf-media')
      if (media?.upload.adapter || media?.fields.some((field) => 'name' in field && field.name === '_objectKey'))
        throw new Error(
          'A storage plugin of the project names the collection «bf-media»: please take that out of its collections, and hand blickfang a storage plugin for it as «originals».',
        )
      return db.init(args)
    },
  }
}
