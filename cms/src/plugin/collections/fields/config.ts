import type { CollectionConfig } from 'payload'
import { withoutTicks } from '../../payload/without-ticks.ts'
import { contentCollection, fixed } from '../content-collection.ts'
import { contentColumns } from '../content-columns.ts'
import { contentFields } from './content-fields.ts'
import { fieldHooks } from './save-field.ts'

/** Texts, rich texts, pictures and buttons of groups, one each. */
export const fields: CollectionConfig = {
  slug: 'bf-fields',
  custom: { place: 3 },
  labels: {
    singular: { de: 'Feld', fr: 'Champ', en: 'Field' },
    plural: { de: 'Felder', fr: 'Champs', en: 'Fields' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'text', 'groupName', 'page', 'status'],
    disableCopyToLocale: true,
    // Reached by a page's tab «Inhalt».
    group: false,
    components: { views: withoutTicks, edit: { beforeDocumentControls: ['@blickfang/cms/client#ToPage'] } },
  },
  hooks: fieldHooks,
  ...contentCollection,
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      label: { de: 'Feld', fr: 'Champ', en: 'Field' },
      admin: { hidden: true, components: { Cell: '@blickfang/cms/client#FieldWordCell' } },
      access: fixed,
    },
    {
      name: 'kind',
      type: 'text',
      required: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      access: fixed,
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'bf-pages',
      required: true,
      index: true,
      label: { de: 'Seite', fr: 'Page', en: 'Page' },
      admin: { hidden: true },
      access: fixed,
    },
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'bf-groups',
      required: true,
      index: true,
      label: { de: 'Baustein', fr: 'Bloc', en: 'Block' },
      // The column «groupName» says it in words.
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      access: fixed,
    },
    ...contentFields,
    ...contentColumns,
  ],
}
