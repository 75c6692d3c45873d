import { advertKind } from '../../options/advert-kind/option.ts'
import { advertType } from '../../options/advert-type/option.ts'
import { checkbox } from '../../options/checkbox/option.ts'
import { price } from '../../options/price/option.ts'
import { defineEntries, part } from '../define-entries.ts'
import { offeredFields, offeredTitle } from '../offered-fields.ts'

const tick = (de: string, fr: string, en: string) => part(checkbox({ de, fr, en }))

/** Adverts, which the block «Marktplatz» shows. Source: spec/public-site.md §3. */
export const marketItems = defineEntries({
  collection: 'market-items',
  label: {
    singular: { de: 'Inserat', fr: 'Annonce', en: 'Advert' },
    plural: { de: 'Inserate', fr: 'Annonces', en: 'Adverts' },
  },
  add: { de: 'Inserat hinzufügen', fr: 'Ajouter une annonce', en: 'Add an advert' },
  title: 'title',
  fields: {
    ...offeredTitle,
    kind: part(advertKind({ de: 'Biete oder suche', fr: 'Offre ou recherche', en: 'Offering or looking for' })),
    type: part(advertType({ de: 'Was', fr: 'Quoi', en: 'What' })),
    cost: part(
      price(
        { de: 'Preis in CHF', fr: 'Prix en CHF', en: 'Price in CHF' },
        {
          hint: {
            de: 'Leer: auf Anfrage. 0: gratis.',
            fr: 'Vide\u00a0: sur demande. 0\u00a0: gratuit.',
            en: 'Empty: on request. 0: free of charge.',
          },
        },
      ),
    ),
    askingPrice: tick('Preis ist verhandelbar', 'Le prix se discute', 'The price is negotiable'),
    toBePickedUp: tick('Muss abgeholt werden', 'À venir chercher', 'Has to be picked up'),
    subjectToPostage: tick('Versand gegen Porto', 'Envoi contre frais de port', 'Postage is extra'),
    ...offeredFields,
  },
})
