import type { CollectionConfig } from 'payload'
import { inWords } from '../../payload/in-words.ts'
import { withoutTicks } from '../../payload/without-ticks.ts'
import { contentCollection, fixed } from '../content-collection.ts'
import { contentColumns } from '../content-columns.ts'
import { groupFields } from './group-fields.ts'
import { groupHooks } from './save-group.ts'

/** Blocks and cards of pages, by block name of the catalogue. */
export const groups: CollectionConfig = {
  slug: 'bf-groups',
  custom: { place: 2 },
  labels: {
    singular: { de: 'Baustein', fr: 'Bloc', en: 'Block' },
    plural: { de: 'Bausteine', fr: 'Blocs', en: 'Blocks' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'page', 'status', 'updatedAt'],
    disableCopyToLocale: true,
    // Reached by a page's tab «Inhalt».
    group: false,
    components: { views: withoutTicks, edit: { beforeDocumentControls: ['@blickfang/cms/client#ToPage'] } },
  },
  hooks: groupHooks,
  ...contentCollection,
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      label: { de: 'Art', fr: 'Type', en: 'Kind' },
      admin: { hidden: true, components: { Cell: inWords('block').Cell } },
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
      name: 'parent',
      type: 'relationship',
      relationTo: 'bf-groups',
      index: true,
      label: { de: 'Teil von', fr: 'Partie de', en: 'Part of' },
      // Payload would show the code of its block.
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      access: fixed,
    },
    ...groupFields,
    ...contentColumns,
  ],
}
