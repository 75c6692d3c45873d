import type { CollectionConfig, Field } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { inWords, yesOrNo } from '../../payload/in-words.ts'
import { byForms } from '../by-forms.ts'
import { entryFile } from './entry-file-endpoint.ts'
import { removeFiles } from './remove-files.ts'

const readOnly = { readOnly: true } as const

const fields: Field[] = [
  { name: 'title', type: 'text', required: true, admin: readOnly, label: { de: 'Von', fr: 'De', en: 'From' } },
  {
    name: 'form',
    type: 'text',
    required: true,
    index: true,
    admin: { ...readOnly, components: inWords('form') },
    label: { de: 'Formular', fr: 'Formulaire', en: 'Form' },
  },
  {
    name: 'about',
    type: 'text',
    admin: { ...readOnly, condition: ({ about }) => Boolean(about) },
    label: { de: 'Titel des Formulars', fr: 'Titre du formulaire', en: 'Title of the form' },
  },
  {
    name: 'locale',
    type: 'text',
    required: true,
    admin: { ...readOnly, components: inWords('language') },
    label: { de: 'Sprache', fr: 'Langue', en: 'Language' },
  },
  {
    name: 'values',
    type: 'json',
    required: true,
    admin: { ...readOnly, hidden: true },
    label: { de: 'Angaben', fr: 'Données', en: 'Values' },
  },
  {
    name: 'inWords',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '@blickfang/cms/rsc#EntryInWords' },
    },
  },
  { name: 'asked', type: 'json', admin: { ...readOnly, hidden: true } },
  { name: 'notes', type: 'json', admin: { ...readOnly, hidden: true } },
  { name: 'keepDays', type: 'number', admin: { ...readOnly, hidden: true } },
  { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
  {
    name: 'isRead',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    admin: { components: yesOrNo('read') },
    label: { de: 'Gelesen', fr: 'Lu', en: 'Read' },
  },
  {
    name: 'isAnswered',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    admin: { components: yesOrNo('answered') },
    label: { de: 'Beantwortet', fr: 'Répondu', en: 'Answered' },
  },
]

/** Entries that visitors have sent by a form: health data, so only signed-in people read them, they are in no GraphQL, and they go by themselves. */
export const submissions: CollectionConfig = byForms({
  slug: 'bf-submissions',
  custom: { place: 14 },
  labels: {
    singular: { de: 'Anfrage', fr: 'Demande', en: 'Submission' },
    plural: { de: 'Anfragen', fr: 'Demandes', en: 'Submissions' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'title', 'form', 'about', 'isRead', 'isAnswered'],
    components: { beforeListTable: ['@blickfang/cms/client#ExportEntries'] },
  },
  access: { update: isEditor },
  endpoints: [entryFile],
  hooks: { beforeDelete: [removeFiles] },
  fields: fields.map((field) =>
    'admin' in field && field.admin && ('readOnly' in field.admin || 'hidden' in field.admin)
      ? ({ ...field, access: { update: () => false } } as Field)
      : field,
  ),
})
