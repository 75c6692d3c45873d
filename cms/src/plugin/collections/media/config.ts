import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import type { CollectionConfig } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'
import { fixed } from '../content-collection.ts'
import { altField, keepAlt } from './alt-field.ts'
import { captions } from './captions-endpoint.ts'
import { file, picture } from './file-endpoint.ts'
import { checkFile, describeFile, expireShown, holdMedium, keepFile, keepShown, removeFile } from './hooks.ts'
import { mediaForm } from './media-form.ts'
import { replaceInForm } from './replace-in-form.ts'
import { searchWords, wordsField } from './search-words.ts'

/**
 * Pictures, videos by their posters, and documents. Whoever knows a file's name may read it (`file-endpoint.ts`); names hold 96 random bits, so a picture that is on
 * no live page cannot be found. The list is for editors. The bytes lie in the store of `media/pictures.ts`: Payload keeps none.
 */
export const media: CollectionConfig = {
  slug: 'bf-media',
  custom: { place: 4 },
  labels: {
    singular: { de: 'Medium', fr: 'Média', en: 'Medium' },
    plural: { de: 'Medien', fr: 'Médias', en: 'Media' },
  },
  admin: {
    group: adminGroup.website,
    useAsTitle: 'originalFilename',
    listSearchableFields: ['words'],
    defaultColumns: ['filename', 'originalFilename', 'alt', 'tags', 'updatedAt'],
  },
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  forceSelect: { altByLanguage: true, filename: true },
  access: {
    read: isEditor,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  endpoints: [file, picture, captions],
  hooks: {
    beforeOperation: [holdMedium, mediaForm.beforeOperation, checkFile, searchWords],
    beforeChange: [mediaForm.beforeChange, describeFile, replaceInForm, keepAlt],
    afterRead: [mediaForm.afterRead],
    afterChange: [keepFile, expireShown],
    beforeDelete: [keepShown],
    afterDelete: [removeFile],
  },
  upload: {
    disableLocalStorage: true,
    mimeTypes: [
      ...['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'],
      // Kept as JPEG or PNG.
      ...['image/heic', 'image/heif', 'image/avif', 'image/tiff', 'image/bmp'],
      'application/pdf',
    ],
    adminThumbnail: ({ doc }) => thumbnailOf(doc),
    focalPoint: true,
    crop: false,
    pasteURL: false,
  },
  fields: [
    {
      name: 'originalFilename',
      type: 'text',
      label: { de: 'Name', fr: 'Nom', en: 'Name' },
      admin: { readOnly: true },
    },
    // Payload's own column, which it would call «File name» beside the other.
    { name: 'filename', type: 'text', label: { de: 'Datei', fr: 'Fichier', en: 'File' } },
    wordsField,
    altField,
    mediaForm.loaded,
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
      admin: { components: { Cell: '@blickfang/cms/client#WordsCell' } },
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
      relationTo: 'bf-media',
      index: true,
      admin: { hidden: true },
      access: fixed,
    },
    // Of a copy that shows a part of its parent: which.
    { name: 'cropArea', type: 'json', hidden: true, access: fixed },
    { name: 'altByLanguage', type: 'json', hidden: true },
    // Of a video the file is its poster; these say what plays.
    { name: 'videoId', type: 'text', index: true, admin: { hidden: true }, access: fixed },
    { name: 'videoSettings', type: 'json', admin: { hidden: true }, access: fixed },
  ],
}

/** Where the admin's lists find a small form of a medium; null for a row without a file. */
function thumbnailOf({ filename }: Readonly<Record<string, unknown>>): string | null {
  if (typeof filename !== 'string' || filename.endsWith('.pdf')) return null
  return pictureAddress({ publicUrl: `/api/bf-media/file/${filename}` }, 320)
}
