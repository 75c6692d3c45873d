import type { Access, CollectionConfig } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { byForms } from '../by-forms.ts'

/** Access to mails: those that belong to no entry are about an account, and accounts are the admins' matter. */
const readable: Access = ({ req }) => {
  const role = roleOf(req)
  return role === 'admin' || (role ? { submission: { exists: true } } : false)
}

/** The outbox: mails that wait, were taken by the mail server, or could not be sent. They go with the entry that they are about. */
export const mails: CollectionConfig = byForms({
  slug: 'bf-mails',
  custom: { place: 15 },
  access: { read: readable, delete: readable },
  labels: {
    singular: { de: 'Mail', fr: 'E-mail', en: 'Mail' },
    plural: { de: 'Postausgang', fr: 'Boîte d’envoi', en: 'Outbox' },
  },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'to', 'subject', 'sentAt', 'failedAt'],
    components: { beforeListTable: ['@blickfang/cms/rsc#UndeliveredMails'] },
  },
  fields: [
    { name: 'to', type: 'text', required: true, label: { de: 'An', fr: 'À', en: 'To' } },
    { name: 'replyTo', type: 'text', label: { de: 'Antwort an', fr: 'Réponse à', en: 'Reply to' } },
    { name: 'subject', type: 'text', required: true, label: { de: 'Betreff', fr: 'Objet', en: 'Subject' } },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      label: { de: 'Text', fr: 'Texte', en: 'Text' },
      admin: {
        description: {
          de: 'Steht hier nur, bis die Mail versendet ist.',
          fr: 'Figure ici jusqu’à l’envoi de l’e-mail seulement.',
          en: 'Stands here only until the mail is sent.',
        },
      },
    },
    { name: 'html', type: 'textarea', required: true, admin: { hidden: true } },
    {
      name: 'sentAt',
      type: 'date',
      label: { de: 'Versendet', fr: 'Envoyé', en: 'Sent' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'failedAt',
      type: 'date',
      index: true,
      label: { de: 'Nicht zustellbar seit', fr: 'Échec depuis', en: 'Failed' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'submission',
      type: 'relationship',
      relationTo: 'bf-submissions',
      index: true,
      label: { de: 'Anfrage', fr: 'Demande', en: 'Submission' },
    },
  ],
})
