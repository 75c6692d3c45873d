import type { CollectionConfig } from 'payload'
import { adminGroup } from '../../payload/admin-group.ts'
import { inWords } from '../../payload/in-words.ts'
import { contentCollection, fixed } from '../content-collection.ts'
import { contentColumns } from '../content-columns.ts'
import { pageFields } from './page-fields.ts'
import { pageHooks } from './save-page.ts'

/** Pages of the site. Their words and settings live in `draft` and `published`; operations change them, so creating and deleting go there. */
export const pages: CollectionConfig = {
  slug: 'bf-pages',
  custom: { place: 1 },
  labels: {
    singular: { de: 'Seite', fr: 'Page', en: 'Page' },
    plural: { de: 'Seiten', fr: 'Pages', en: 'Pages' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'collection', 'status', 'updatedAt'],
    listSearchableFields: ['title', 'collection', 'role'],
    disableCopyToLocale: true,
    group: adminGroup.website,
    components: {
      edit: {
        beforeDocumentControls: ['@blickfang/cms/client#PageAddresses', '@blickfang/cms/client#PublishControls'],
      },
      views: {
        list: { Component: '@blickfang/cms/rsc#PagesList' },
        edit: {
          content: {
            Component: '@blickfang/cms/rsc#ContentTab',
            path: '/content',
            tab: { label: ({ t }) => t('blickfang:content'), href: '/content', order: 10 },
          },
        },
      },
    },
  },
  hooks: pageHooks,
  ...contentCollection,
  fields: [
    ...pageFields,
    {
      name: 'title',
      type: 'text',
      label: { de: 'Name', fr: 'Nom', en: 'Name' },
      admin: { hidden: true },
      access: fixed,
    },
    {
      name: 'collection',
      type: 'text',
      index: true,
      label: { de: 'Sammlung', fr: 'Collection', en: 'Collection' },
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: (data) => Boolean(data.collection),
        components: inWords('collection'),
      },
      access: fixed,
    },
    {
      name: 'role',
      type: 'text',
      label: { de: 'Aufgabe', fr: 'Rôle', en: 'Role' },
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: (data) => Boolean(data.role),
        components: inWords('role'),
      },
      access: fixed,
    },
    ...contentColumns,
  ],
}
