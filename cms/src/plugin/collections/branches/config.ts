import { specialDaySchema } from '@blickfang/shared/sources/branches/branch.ts'
import type { CollectionConfig, Field } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'
import { emailField } from '../email-field.ts'
import { expireSite } from '../expire-site.ts'
import { checkName } from '../validate-texts.ts'
import { dayNoteFields, keepDayNotes } from './day-note.ts'
import { readPlace } from './read-place.ts'

const time = (name: string, de: string, fr: string, en: string): Field => ({
  name,
  type: 'text',
  required: true,
  label: { de, fr, en },
  validate: (value: unknown) => (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)) || 'HH:MM',
})
const times = [time('open', 'Von', 'De', 'Open'), time('close', 'Bis', 'À', 'Close')]
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
  slug: 'branches',
  labels: {
    singular: { de: 'Filiale', fr: 'Succursale', en: 'Branch' },
    plural: { de: 'Filialen', fr: 'Succursales', en: 'Branches' },
  },
  admin: { group: adminGroup.shop, useAsTitle: 'name', defaultColumns: ['name', 'city', 'phone'] },
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
  hooks: { beforeChange: [keepDayNotes], afterChange: [expireSite, readPlace], afterDelete: [expireSite] },
  fields: [
    text('name', 'Name', 'Nom', 'Name', true),
    text('street', 'Strasse', 'Rue', 'Street'),
    text('streetNumber', 'Hausnummer', 'Numéro', 'Number'),
    text('zip', 'PLZ', 'NPA', 'Postcode'),
    text('city', 'Ort', 'Localité', 'City'),
    text('phone', 'Telefon', 'Téléphone', 'Phone'),
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
    {
      name: 'periods',
      type: 'array',
      label: { de: 'Öffnungszeiten', fr: "Heures d'ouverture", en: 'Opening hours' },
      labels: {
        singular: { de: 'Öffnungszeit', fr: 'Plage horaire', en: 'Opening time' },
        plural: { de: 'Öffnungszeiten', fr: "Heures d'ouverture", en: 'Opening hours' },
      },
      fields: [
        {
          name: 'day',
          type: 'number',
          required: true,
          min: 1,
          max: 7,
          admin: { step: 1 },
          // One branch with half a day, and GraphQL has no branches for any page.
          validate: (value: unknown) => [1, 2, 3, 4, 5, 6, 7].some((day) => day === value) || '1–7',
          label: { de: 'Tag (1 = Montag)', fr: 'Jour (1 = lundi)', en: 'Day (1 = Monday)' },
        },
        ...times,
      ],
    },
    {
      name: 'special',
      type: 'array',
      label: { de: 'Besondere Tage', fr: 'Jours particuliers', en: 'Special days' },
      labels: {
        singular: { de: 'Besonderer Tag', fr: 'Jour particulier', en: 'Special day' },
        plural: { de: 'Besondere Tage', fr: 'Jours particuliers', en: 'Special days' },
      },
      admin: {
        description: {
          de: 'Von und bis 00:30: an diesem Tag geschlossen.',
          fr: 'De et à 00:30: fermé ce jour-là.',
          en: 'Open and close 00:30: closed that day.',
        },
      },
      fields: [
        {
          name: 'date',
          type: 'text',
          required: true,
          label: { de: 'Datum (JJJJ-MM-TT)', fr: 'Date (AAAA-MM-JJ)', en: 'Date (YYYY-MM-DD)' },
          validate: (value: unknown) => specialDaySchema.shape.date.safeParse(value).success || 'YYYY-MM-DD',
        },
        ...times,
        ...dayNoteFields,
      ],
    },
  ],
}
