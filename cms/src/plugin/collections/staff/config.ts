import type { CollectionConfig } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'
import { phoneField } from '../address-fields.ts'
import { emailField } from '../email-field.ts'
import { expireTags } from '../expire-site.ts'
import { checkName } from '../validate-texts.ts'

/** Lets go of what names its contact person. */
const expire = ({ req }: { req: Parameters<typeof expireTags>[0] }) =>
  expireTags(req, ['collection:job-offers', 'collection:market-items'])

/** People of the shop, to name a contact person. */
export const staff: CollectionConfig = {
  slug: 'bf-staff',
  labels: {
    singular: { de: 'Teammitglied', fr: 'Membre de l’équipe', en: 'Staff member' },
    plural: { de: 'Team', fr: 'Équipe', en: 'Staff' },
  },
  admin: { group: adminGroup.shop, useAsTitle: 'lastName', defaultColumns: ['firstName', 'lastName', 'branch'] },
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
  custom: { place: 7, mediaUse: { kind: 'person', name: ['firstName', 'lastName'] } },
  hooks: { afterChange: [expire], afterDelete: [expire] },
  fields: [
    {
      name: 'firstName',
      type: 'text',
      required: true,
      maxLength: 100,
      label: { de: 'Vorname', fr: 'Prénom', en: 'First name' },
      validate: checkName,
    },
    {
      name: 'lastName',
      type: 'text',
      required: true,
      maxLength: 100,
      label: { de: 'Nachname', fr: 'Nom', en: 'Last name' },
      validate: checkName,
    },
    emailField,
    phoneField,
    {
      name: 'branch',
      type: 'relationship',
      relationTo: 'bf-branches',
      label: { de: 'Filiale', fr: 'Succursale', en: 'Branch' },
    },
    { name: 'picture', type: 'upload', relationTo: 'bf-media', label: { de: 'Bild', fr: 'Image', en: 'Picture' } },
  ],
}
