import type { CollectionConfig } from 'payload'
import { isEditor, nobody } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'
import { withoutTicks } from '../../payload/without-ticks.ts'

/** Record of each publish, when it was and by whom: one row with the page's whole published state. */
export const revisions: CollectionConfig = {
  slug: 'bf-revisions',
  custom: { place: 13 },
  labels: {
    singular: { de: 'Version', fr: 'Version', en: 'Revision' },
    plural: { de: 'Versionen', fr: 'Versions', en: 'Revisions' },
  },
  admin: {
    group: adminGroup.administration,
    useAsTitle: 'number',
    defaultColumns: ['page', 'number', 'actor', 'createdAt'],
    components: { views: withoutTicks },
  },
  lockDocuments: false,
  access: { read: isEditor, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'bf-pages',
      required: true,
      index: true,
      label: { de: 'Seite', fr: 'Page', en: 'Page' },
    },
    { name: 'number', type: 'number', required: true, label: { de: 'Nummer', fr: 'Numéro', en: 'Number' } },
    { name: 'actor', type: 'relationship', relationTo: 'bf-users', label: { de: 'Von', fr: 'Par', en: 'By' } },
    {
      name: 'contents',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@blickfang/cms/rsc#RevisionContents' },
      },
    },
    { name: 'state', type: 'json', hidden: true },
  ],
}
