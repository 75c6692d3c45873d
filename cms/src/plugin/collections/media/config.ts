import type { CollectionConfig } from 'payload'
import { isEditor, nobody } from '../../access/roles.ts'
import { adminGroup } from '../../admin/admin-group.ts'
import { fixed } from '../content-collection.ts'
import { altField, keepAlt } from './alt-field.ts'
import { file } from './file-endpoint.ts'
import { checkFile, describeFile, expireShown, holdMedium } from './hooks.ts'

/**
 * Pictures and files. Whoever knows a file's name may read it, as web's image optimiser must; names hold 96 random bits, so
 * a picture that is on no live page cannot be found. The list is for editors.
 */
export function media(staticDir: string): CollectionConfig {
  return {
    slug: 'media',
    labels: {
      singular: { de: 'Medium', fr: 'Média', en: 'Medium' },
      plural: { de: 'Medien', fr: 'Médias', en: 'Media' },
    },
    admin: {
      group: adminGroup.website,
      useAsTitle: 'originalFilename',
      defaultColumns: ['filename', 'originalFilename', 'mimeType', 'updatedAt'],
    },
    lockDocuments: false,
    disableDuplicate: true,
    disableBulkEdit: true,
    forceSelect: { altByLanguage: true },
    access: {
      read: ({ req, isReadingStaticFile, ...rest }) => isReadingStaticFile === true || isEditor({ req, ...rest }),
      create: isEditor,
      update: isEditor,
      delete: nobody,
    },
    endpoints: [file],
    hooks: {
      beforeOperation: [holdMedium, checkFile],
      beforeChange: [describeFile, keepAlt],
      afterChange: [expireShown],
    },
    upload: {
      staticDir,
      mimeTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'],
      imageSizes: [{ name: 'thumbnail', width: 320, withoutEnlargement: true }],
      adminThumbnail: 'thumbnail',
      focalPoint: true,
      crop: false,
      pasteURL: false,
      modifyResponseHeaders: ({ headers }) => {
        headers.set('Cache-Control', 'public, max-age=31536000, immutable')
        return headers
      },
    },
    fields: [
      {
        name: 'originalFilename',
        type: 'text',
        label: { de: 'Dateiname', fr: 'Nom du fichier', en: 'File name' },
        admin: { readOnly: true },
      },
      altField,
      {
        name: 'mediaType',
        type: 'text',
        required: true,
        defaultValue: 'image',
        index: true,
        admin: { hidden: true },
        access: fixed,
      },
      {
        name: 'tags',
        type: 'text',
        hasMany: true,
        label: { de: 'Schlagwörter', fr: 'Mots-clés', en: 'Tags' },
      },
      { name: 'blurHash', type: 'text', admin: { hidden: true }, access: fixed },
      {
        name: 'bucketFolder',
        type: 'text',
        required: true,
        defaultValue: 'images',
        admin: { hidden: true },
        access: fixed,
      },
      { name: 'objectId', type: 'text', unique: true, admin: { hidden: true }, access: fixed },
      { name: 'extension', type: 'text', admin: { hidden: true }, access: fixed },
      {
        name: 'parent',
        type: 'relationship',
        relationTo: 'media',
        index: true,
        admin: { hidden: true },
        access: fixed,
      },
      { name: 'altByLanguage', type: 'json', hidden: true },
    ],
  }
}
