import type { EntryCollection } from '@blickfang/contract/entries/define-entries.ts'
import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { slugOf } from '../../db/table-name.ts'
import { adminGroup } from '../../payload/admin-group.ts'
import { localeOf } from '../../payload/locale-of.ts'
import { localeToSave } from '../../payload/locale-to-save.ts'
import { expireTags } from '../expire-site.ts'
import { adminFields } from './admin-fields.ts'
import { entryForm, holdEntry } from './entry-form.ts'

interface OfAdmin {
  /** Which one it is in the lists of the admin. */
  readonly place: number
  readonly defaultColumns: string[]
  /** Properties of fields that the admin alone knows. */
  readonly more?: Parameters<typeof adminFields>[1]
}

/** Entries that a block shows, perhaps until somebody ends them: who may keep them, and what becomes of pages that show them. Live at once. */
export function entryCollection(entries: EntryCollection, { place, defaultColumns, more }: OfAdmin): CollectionConfig {
  const { collection, label: labels, title } = entries
  const expire = ({ req }: { req: Parameters<typeof expireTags>[0] }) => expireTags(req, [`collection:${collection}`])
  const form = entryForm(entries)
  const components = ['@blickfang/cms/client#BackToPage']
  return {
    slug: slugOf(collection),
    labels: { singular: { ...labels.singular }, plural: { ...labels.plural } },
    admin: {
      group: adminGroup.shop,
      useAsTitle: title,
      defaultColumns,
      components: { beforeList: components, edit: { beforeDocumentControls: components } },
    },
    access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
    // Each is held while it is saved, of which this knows nothing.
    disableBulkEdit: true,
    defaultSort: entries.isByTitle ? title : '-createdAt',
    custom: { place, ...('state' in entries.fields && { isOfEntries: collection }) },
    hooks: {
      beforeOperation: [nameLocale, holdEntry, form.beforeOperation],
      beforeChange: [form.beforeChange],
      afterRead: [form.afterRead],
      afterChange: [expire],
      afterDelete: [expire],
    },
    fields: [
      ...adminFields(entries, {
        state: { index: true, admin: { position: 'sidebar' } },
        lastDay: { index: true, admin: { position: 'sidebar' } },
        ...more,
      }),
      form.loaded,
    ],
  }
}

/** Without a language Payload would take a text for texts by language: requests of programs often name none. */
const nameLocale: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (/^(create|update)/.test(operation)) localeToSave(req)
  req.locale ??= localeOf(req)
  return args
}
