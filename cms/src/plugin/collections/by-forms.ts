import type { CollectionConfig } from 'payload'
import { isEditor, nobody } from '../access/roles.ts'
import { adminGroup } from '../payload/admin-group.ts'

/**
 * A collection of what came by forms: health data, so that only who is signed in reads it, nobody writes it by hand, and it is in
 * no GraphQL.
 */
export function byForms({ admin, access, ...collection }: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    admin: { group: adminGroup.website, ...admin },
    graphQL: false,
    disableDuplicate: true,
    lockDocuments: false,
    defaultSort: '-createdAt',
    access: { read: isEditor, create: nobody, update: nobody, delete: isEditor, ...access },
  }
}
