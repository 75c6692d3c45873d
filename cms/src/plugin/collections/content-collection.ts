import type { CollectionConfig } from 'payload'
import { isEditor, nobody } from '../access/roles.ts'

/** A column that is set once, by an operation. */
export const fixed = { create: () => false, update: () => false }

/**
 * Settings that pages, groups and fields have in common: operations make and remove them and guard against two editors at once, so
 * Payload's own ways to do so are off. The virtual fields read `draft`, `published` and `revs`, and the status's cell `changed`,
 * whatever columns were asked for.
 */
export const contentCollection = {
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  access: { read: isEditor, create: nobody, update: isEditor, delete: nobody },
  forceSelect: { draft: true, published: true, revs: true, changed: true },
} satisfies Partial<CollectionConfig>
