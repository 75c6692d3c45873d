import type { CollectionConfig } from 'payload'
import { isEditor, nobody } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'

/** Entries of the header's menu, in order, each with its pages. Replaced as a whole by the operation navigation/update-navigation. */
export const navigation: CollectionConfig = {
  slug: 'bf-navigation',
  custom: { place: 5 },
  labels: {
    singular: { de: 'Menüpunkt', fr: 'Entrée du menu', en: 'Menu entry' },
    plural: { de: 'Navigation', fr: 'Navigation', en: 'Navigation' },
  },
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  access: { read: isEditor, create: nobody, update: nobody, delete: nobody },
  defaultSort: 'order',
  admin: {
    group: adminGroup.website,
    components: { views: { list: { Component: '@blickfang/cms/rsc#NavigationList' } } },
  },
  fields: [
    { name: 'label', type: 'json', required: true, label: { de: 'Name', fr: 'Nom', en: 'Name' } },
    { name: 'children', type: 'json', required: true, label: { de: 'Seiten', fr: 'Pages', en: 'Pages' } },
    { name: 'order', type: 'number', required: true, label: { de: 'Reihenfolge', fr: 'Ordre', en: 'Order' } },
  ],
}
