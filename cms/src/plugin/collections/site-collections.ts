import type { CollectionConfig } from 'payload'
import { collections } from './collections.generated.ts'
import type { Served, SiteCollection } from './site-collection.ts'

/** All collections of the site, in the order in which the admin lists them. */
export function siteCollections(served: Served): CollectionConfig[] {
  const placeOf = ({ custom }: CollectionConfig) => custom?.place ?? Number.MAX_SAFE_INTEGER
  return Object.values<SiteCollection>(collections)
    .map((collection) => (typeof collection === 'function' ? collection(served) : collection))
    .sort((a, b) => placeOf(a) - placeOf(b))
}
