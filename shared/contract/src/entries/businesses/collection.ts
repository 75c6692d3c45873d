import { words } from '../../kernel/words.ts'
import { checkbox } from '../../options/checkbox/option.ts'
import { email } from '../../options/email/option.ts'
import { media } from '../../options/media/option.ts'
import { phone } from '../../options/phone/option.ts'
import { reference } from '../../options/reference/option.ts'
import { text } from '../../options/text/option.ts'
import { webAddress } from '../../options/web-address/option.ts'
import { weekHours } from '../../options/week-hours/option.ts'
import { defineEntries, name, part, rows } from '../define-entries.ts'

const same = (label: string) => ({ de: label, fr: label, en: label })

/** Businesses of the directory, which the block «Verzeichnis» shows. Source: spec/public-site.md §3. */
export const businesses = defineEntries({
  collection: 'businesses',
  label: {
    singular: { de: 'Betrieb', fr: 'Établissement', en: 'Business' },
    plural: { de: 'Betriebe', fr: 'Établissements', en: 'Businesses' },
  },
  add: { de: 'Betrieb hinzufügen', fr: 'Ajouter un établissement', en: 'Add a business' },
  title: 'name',
  isByTitle: true,
  elsewhere: {
    de: 'Besondere Tage eines Betriebs erfassen Sie in der Verwaltung.',
    fr: 'Les jours particuliers d’un établissement se saisissent dans l’administration.',
    en: 'Special days of a business are entered in the admin.',
  },
  fields: {
    name: name(words.name),
    logoImage: part(media({ de: 'Logo', fr: 'Logo', en: 'Logo' })),
    gesundheitsoptik: part(checkbox(same('Gesundheitsoptik'))),
    frequentlens: part(checkbox(same('Frequentlens'))),
    branches: rows(
      { de: 'Filialen', fr: 'Succursales', en: 'Branches' },
      {
        max: 100,
        named: ['street', 'city'],
        one: { de: 'Filiale', fr: 'Succursale', en: 'Branch' },
        add: { de: 'Filiale hinzufügen', fr: 'Ajouter une succursale', en: 'Add a branch' },
        options: {
          active: checkbox(
            { de: 'Im Verzeichnis zeigen', fr: 'Afficher dans le répertoire', en: 'Show in the directory' },
            { fallback: true },
          ),
          street: text({ de: 'Strasse und Hausnummer', fr: 'Rue et numéro', en: 'Street and number' }),
          zip: text({ de: 'PLZ', fr: 'NPA', en: 'Postcode' }),
          city: text({ de: 'Ort', fr: 'Localité', en: 'City' }),
          phone: phone({ de: 'Telefon', fr: 'Téléphone', en: 'Phone' }),
          email: email(words.email),
          website: webAddress({ de: 'Website', fr: 'Site web', en: 'Website' }),
          ownBranch: {
            ...reference({ de: 'Öffnungszeiten von', fr: 'Horaires de', en: 'Opening hours of' }),
            hint: {
              de: 'Ist dies eine Filiale des eigenen Geschäfts, gelten ihre Öffnungszeiten und besonderen Tage auch hier; die unten gelten dann nicht.',
              fr: 'S’il s’agit d’une succursale de votre magasin, ses horaires et jours particuliers valent aussi ici\u00a0; ceux indiqués ci-dessous ne valent alors pas.',
              en: 'If this is a branch of your own shop, its opening hours and special days hold here as well; those below do not.',
            },
          },
          periods: weekHours({ de: 'Öffnungszeiten', fr: 'Heures d’ouverture', en: 'Opening hours' }),
        },
      },
    ),
  },
})
