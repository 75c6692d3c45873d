import type { CollectionConfig, Field } from 'payload'
import { collections } from './collections.generated.ts'
import type { Served, SiteCollection } from './site-collection.ts'

/** Where accounts are kept unless a project names a collection of its own. */
export const ownUsers = 'bf-users'

/** All collections of the site, in the order in which the admin lists them; without accounts where the project has its own. */
export function siteCollections(served: Served): CollectionConfig[] {
  const { users } = served
  const placeOf = ({ custom }: CollectionConfig) => custom?.place ?? Number.MAX_SAFE_INTEGER
  const all = Object.values<SiteCollection>(collections)
    .map((collection) => (typeof collection === 'function' ? collection(served) : collection))
    .sort((a, b) => placeOf(a) - placeOf(b))
  if (users === undefined) return all
  return all
    .filter(({ slug }) => slug !== ownUsers)
    .map((collection) => ({ ...collection, fields: collection.fields.map((field) => ofAccounts(field, users)) }))
}

/** Fields that name an account name one of the project's. */
function ofAccounts(field: Field, users: string): Field {
  if (field.type === 'relationship' && field.relationTo === ownUsers) return { ...field, relationTo: users } as Field
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map((own) => ofAccounts(own, users)) })),
    }
  if ('fields' in field) return { ...field, fields: field.fields.map((own) => ofAccounts(own, users)) } as Field
  return field
}
