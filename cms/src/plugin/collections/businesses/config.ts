import type { CollectionConfig, Field } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'
import { phoneField, websiteField } from '../address-fields.ts'
import { emailField } from '../email-field.ts'
import { expireTags } from '../expire-site.ts'
import { openingPeriods, specialDays } from '../opening-hours.ts'
import { checkName } from '../validate-texts.ts'

const line = (name: string, de: string, fr: string, en: string): Field => ({
  name,
  type: 'text',
  maxLength: 200,
  label: { de, fr, en },
})
const program = (name: string, label: string): Field => ({
  name,
  type: 'checkbox',
  defaultValue: false,
  index: true,
  label,
  admin: { position: 'sidebar' },
})
const expire = ({ req }: { req: Parameters<typeof expireTags>[0] }) => expireTags(req, ['collection:businesses'])
const components = ['@blickfang/cms/client#BackToPage']

/** Businesses of the directory, which the block «Verzeichnis» shows. Source: spec/public-site.md §3. */
export const businesses: CollectionConfig = {
  slug: 'businesses',
  custom: { place: 10 },
  labels: {
    singular: { de: 'Betrieb', fr: 'Établissement', en: 'Business' },
    plural: { de: 'Betriebe', fr: 'Établissements', en: 'Businesses' },
  },
  admin: {
    group: adminGroup.shop,
    useAsTitle: 'name',
    defaultColumns: ['name', 'gesundheitsoptik', 'frequentlens', 'updatedAt'],
    components: { beforeList: components, edit: { beforeDocumentControls: components } },
  },
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
  defaultSort: 'name',
  hooks: { afterChange: [expire], afterDelete: [expire] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 200,
      index: true,
      label: { de: 'Name', fr: 'Nom', en: 'Name' },
      validate: checkName,
    },
    { name: 'logoImage', type: 'upload', relationTo: 'media', label: { de: 'Logo', fr: 'Logo', en: 'Logo' } },
    program('gesundheitsoptik', 'Gesundheitsoptik'),
    program('frequentlens', 'Frequentlens'),
    {
      name: 'branches',
      type: 'array',
      label: { de: 'Filialen', fr: 'Succursales', en: 'Branches' },
      labels: {
        singular: { de: 'Filiale', fr: 'Succursale', en: 'Branch' },
        plural: { de: 'Filialen', fr: 'Succursales', en: 'Branches' },
      },
      fields: [
        {
          name: 'active',
          type: 'checkbox',
          defaultValue: true,
          label: { de: 'Im Verzeichnis zeigen', fr: 'Afficher dans le répertoire', en: 'Show in the directory' },
        },
        line('street', 'Strasse und Hausnummer', 'Rue et numéro', 'Street and number'),
        line('zip', 'PLZ', 'NPA', 'Postcode'),
        line('city', 'Ort', 'Localité', 'City'),
        phoneField,
        emailField,
        websiteField,
        {
          name: 'ownBranch',
          type: 'relationship',
          relationTo: 'branches',
          label: {
            de: 'Öffnungszeiten von',
            fr: 'Horaires de',
            en: 'Opening hours of',
          },
          admin: {
            description: {
              de: 'Ist dies eine Filiale des eigenen Geschäfts, gelten ihre Öffnungszeiten und besonderen Tage auch hier; die unten gelten dann nicht.',
              fr: 'S’il s’agit d’une succursale de votre magasin, ses horaires et jours particuliers valent aussi ici\u00a0; ceux indiqués ci-dessous ne valent alors pas.',
              en: 'If this is a branch of your own shop, its opening hours and special days hold here as well; those below do not.',
            },
          },
        },
        openingPeriods({
          de: 'Schliesst der Betrieb nach Mitternacht, schreiben Sie zum Beispiel 18–2.',
          fr: 'Si l’établissement ferme après minuit, écrivez par exemple 18–2.',
          en: 'Where a business closes after midnight, write 18–2, for example.',
        }),
        specialDays([line('note', 'Hinweis', 'Remarque', 'Note')]),
      ],
    },
  ],
}
