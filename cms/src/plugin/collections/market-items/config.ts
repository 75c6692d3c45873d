import type { Field } from 'payload'
import { entryCollection, entryFields, titleField } from '../entries/entry-fields.ts'

const tick = (name: string, de: string, fr: string, en: string): Field => ({
  name,
  type: 'checkbox',
  defaultValue: false,
  label: { de, fr, en },
})

/** Adverts, which the block «Marktplatz» shows. Source: spec/public-site.md §3. */
export const marketItems = entryCollection({
  slug: 'market-items',
  custom: { place: 9 },
  labels: {
    singular: { de: 'Inserat', fr: 'Annonce', en: 'Advert' },
    plural: { de: 'Inserate', fr: 'Annonces', en: 'Adverts' },
  },
  defaultColumns: ['title', 'kind', 'cost', 'state', 'lastDay'],
  fields: [
    titleField,
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'offering',
      label: { de: 'Biete oder suche', fr: 'Offre ou recherche', en: 'Offering or looking for' },
      options: [
        { value: 'offering', label: { de: 'Ich biete', fr: 'J’offre', en: 'Offering' } },
        { value: 'searching', label: { de: 'Ich suche', fr: 'Je cherche', en: 'Looking for' } },
      ],
    },
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: 'object',
      label: { de: 'Was', fr: 'Quoi', en: 'What' },
      options: [
        { value: 'frame', label: { de: 'Fassung', fr: 'Monture', en: 'Frame' } },
        { value: 'object', label: { de: 'Gegenstand', fr: 'Objet', en: 'Object' } },
        { value: 'job', label: { de: 'Stelle', fr: 'Poste', en: 'Job' } },
      ],
    },
    {
      name: 'cost',
      type: 'number',
      min: 0,
      max: 10_000_000,
      label: { de: 'Preis in CHF', fr: 'Prix en CHF', en: 'Price in CHF' },
      admin: {
        description: {
          de: 'Leer: auf Anfrage. 0: gratis.',
          fr: 'Vide\u00a0: sur demande. 0\u00a0: gratuit.',
          en: 'Empty: on request. 0: free of charge.',
        },
      },
    },
    tick('askingPrice', 'Preis ist verhandelbar', 'Le prix se discute', 'The price is negotiable'),
    tick('toBePickedUp', 'Muss abgeholt werden', 'À venir chercher', 'Has to be picked up'),
    tick('subjectToPostage', 'Versand gegen Porto', 'Envoi contre frais de port', 'Postage is extra'),
    ...entryFields,
  ],
})
