import type { CollectionConfig, Field } from 'payload'
import { isEditor, nobody } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'

const readOnly = { readOnly: true } as const

const fields: Field[] = [
  { name: 'title', type: 'text', required: true, admin: readOnly, label: { de: 'Von', fr: 'De', en: 'From' } },
  {
    name: 'form',
    type: 'text',
    required: true,
    index: true,
    admin: readOnly,
    label: { de: 'Formular', fr: 'Formulaire', en: 'Form' },
  },
  {
    name: 'locale',
    type: 'text',
    required: true,
    admin: readOnly,
    label: { de: 'Sprache', fr: 'Langue', en: 'Language' },
  },
  {
    name: 'values',
    type: 'json',
    required: true,
    admin: readOnly,
    label: { de: 'Angaben', fr: 'Données', en: 'Values' },
  },
  { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
  {
    name: 'isRead',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    label: { de: 'Gelesen', fr: 'Lu', en: 'Read' },
  },
  {
    name: 'isAnswered',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    label: { de: 'Beantwortet', fr: 'Répondu', en: 'Answered' },
  },
]

/** What visitors have sent by a form: health data, so only who is signed in reads it, it is in no GraphQL, and it goes by itself. */
export const submissions: CollectionConfig = {
  slug: 'submissions',
  labels: {
    singular: { de: 'Anfrage', fr: 'Demande', en: 'Submission' },
    plural: { de: 'Anfragen', fr: 'Demandes', en: 'Submissions' },
  },
  admin: {
    group: adminGroup.website,
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'title', 'form', 'isRead', 'isAnswered'],
  },
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  access: { read: isEditor, create: nobody, update: isEditor, delete: isEditor },
  fields: fields.map((field) =>
    'admin' in field && field.admin && ('readOnly' in field.admin || 'hidden' in field.admin)
      ? ({ ...field, access: { update: () => false } } as Field)
      : field,
  ),
}
