import type { CollectionConfig } from 'payload'
import { isAdmin, isEditor } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'

/** News about the editor that editors see once. */
export const changelog: CollectionConfig = {
  slug: 'bf-changelog',
  custom: { place: 11 },
  labels: {
    singular: { de: 'Neuigkeit', fr: 'Nouveauté', en: 'News' },
    plural: { de: 'Neuigkeiten', fr: 'Nouveautés', en: 'Changelog' },
  },
  admin: { group: adminGroup.administration, useAsTitle: 'de', defaultColumns: ['date', 'de', 'fr'] },
  access: { read: isEditor, create: isAdmin, update: isAdmin, delete: isAdmin },
  defaultSort: '-date',
  fields: [
    { name: 'date', type: 'date', required: true, index: true, label: { de: 'Datum', fr: 'Date', en: 'Date' } },
    { name: 'de', type: 'textarea', required: true, maxLength: 2000, label: 'Deutsch' },
    { name: 'fr', type: 'textarea', required: true, maxLength: 2000, label: 'Français' },
  ],
}
