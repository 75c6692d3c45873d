import type { CollectionConfig, Field } from 'payload'
import { isEditor, nobody } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'

const moment = (name: string, de: string, fr: string, en: string): Field => ({
  name,
  type: 'date',
  label: { de, fr, en },
  admin: { date: { pickerAppearance: 'dayAndTime' } },
})

/** Latest data of outside services, one row a feed, and since when and why one of them gives nothing more. Jobs write them. */
export const feeds: CollectionConfig = {
  slug: 'bf-feeds',
  labels: {
    singular: { de: 'Externe Quelle', fr: 'Source externe', en: 'Outside source' },
    plural: { de: 'Externe Quellen', fr: 'Sources externes', en: 'Outside sources' },
  },
  admin: {
    group: adminGroup.website,
    useAsTitle: 'key',
    defaultColumns: ['key', 'loadedAt', 'failedAt', 'failure'],
  },
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  custom: { place: 16, mediaUse: { kind: 'feed', name: ['key'] } },
  access: { read: isEditor, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, label: { de: 'Name', fr: 'Nom', en: 'Name' } },
    {
      name: 'data',
      type: 'json',
      label: { de: 'Inhalt', fr: 'Contenu', en: 'Content' },
      custom: { namesMedia: true },
    },
    moment('loadedAt', 'Zuletzt geladen', 'Dernier chargement', 'Loaded'),
    moment('failedAt', 'Gescheitert seit', 'En échec depuis', 'Failing since'),
    { name: 'failure', type: 'text', label: { de: 'Grund', fr: 'Raison', en: 'Reason' } },
  ],
}
