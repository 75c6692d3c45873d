import type { CollectionConfig } from 'payload'
import { isEditor, nobody } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'
import { inWords } from '../../payload/in-words.ts'
import { expireSite } from '../expire-site.ts'

/** Old addresses of pages. Publishing a changed address writes them. */
export const redirects: CollectionConfig = {
  slug: 'bf-redirects',
  custom: { place: 12 },
  labels: {
    singular: { de: 'Weiterleitung', fr: 'Redirection', en: 'Redirect' },
    plural: { de: 'Weiterleitungen', fr: 'Redirections', en: 'Redirects' },
  },
  admin: { group: adminGroup.website, useAsTitle: 'slug', defaultColumns: ['slug', 'locale', 'collection', 'page'] },
  lockDocuments: false,
  access: { read: isEditor, create: nobody, update: nobody, delete: isEditor },
  hooks: { afterDelete: [expireSite] },
  fields: [
    {
      name: 'collection',
      type: 'text',
      label: { de: 'Sammlung', fr: 'Collection', en: 'Collection' },
      admin: { components: inWords('collection') },
    },
    {
      name: 'locale',
      type: 'text',
      required: true,
      label: { de: 'Sprache', fr: 'Langue', en: 'Language' },
      admin: { components: inWords('language') },
    },
    {
      name: 'slug',
      type: 'text',
      required: true,
      label: { de: 'Alte Adresse', fr: 'Ancienne adresse', en: 'Old address' },
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'bf-pages',
      required: true,
      index: true,
      label: { de: 'Seite', fr: 'Page', en: 'Page' },
    },
  ],
}
