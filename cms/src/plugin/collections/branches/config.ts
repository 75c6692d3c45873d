import type { CollectionConfig, Field } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'
import { phoneField } from '../address-fields.ts'
import { emailField } from '../email-field.ts'
import { expireSite } from '../expire-site.ts'
import { openingPeriods, specialDays } from '../opening-hours.ts'
import { checkName } from '../validate-texts.ts'
import { branchForm, holdBranch } from './branch-form.ts'
import { dayNoteFields, keepDayNotes } from './day-note.ts'
import { readPlace } from './read-place.ts'

const text = (name: string, de: string, fr: string, en: string, required = false): Field => ({
  name,
  type: 'text',
  required,
  maxLength: 200,
  label: { de, fr, en },
  ...(required && { validate: checkName }),
})

/** Shops with address and opening hours; the contact block and search engines show them. Live at once. */
export const branches: CollectionConfig = {
  slug: 'bf-branches',
  custom: { place: 6 },
  labels: {
    singular: { de: 'Filiale', fr: 'Succursale', en: 'Branch' },
    plural: { de: 'Filialen', fr: 'Succursales', en: 'Branches' },
  },
  admin: { group: adminGroup.shop, useAsTitle: 'name', defaultColumns: ['name', 'city', 'phone'] },
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
  // Each is held while it is saved, of which this knows nothing.
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [holdBranch, branchForm.beforeOperation],
    beforeChange: [branchForm.beforeChange, keepDayNotes],
    afterRead: [branchForm.afterRead],
    afterChange: [expireSite, readPlace],
    afterDelete: [expireSite],
  },
  fields: [
    text('name', 'Name', 'Nom', 'Name', true),
    text('street', 'Strasse', 'Rue', 'Street'),
    text('streetNumber', 'Hausnummer', 'Numéro', 'Number'),
    text('zip', 'PLZ', 'NPA', 'Postcode'),
    text('city', 'Ort', 'Localité', 'City'),
    phoneField,
    emailField,
    { name: 'latitude', type: 'number', min: -90, max: 90, label: { de: 'Breite', fr: 'Latitude', en: 'Latitude' } },
    {
      name: 'longitude',
      type: 'number',
      min: -180,
      max: 180,
      label: { de: 'Länge', fr: 'Longitude', en: 'Longitude' },
    },
    {
      name: 'placeId',
      type: 'text',
      maxLength: 300,
      label: { de: 'Google-Ort (Place ID)', fr: 'Lieu Google (Place ID)', en: 'Google place (place ID)' },
      admin: {
        description: {
          de: 'Für Bewertungen und Öffnungszeiten von Google. Die Kennung beginnt meist mit «ChIJ».',
          fr: 'Pour les avis et les horaires de Google. L’identifiant commence en général par «ChIJ».',
          en: 'For reviews and opening hours from Google. The id mostly begins with “ChIJ”.',
        },
      },
    },
    openingPeriods(),
    specialDays(dayNoteFields),
    branchForm.loaded,
  ],
}
