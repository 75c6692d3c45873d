import { businesses as entries } from '@blickfang/contract/entries/businesses/collection.ts'
import { part } from '@blickfang/contract/entries/define-entries.ts'
import type { Field } from 'payload'
import { phoneField, websiteField } from '../address-fields.ts'
import { emailField } from '../email-field.ts'
import { adminFields } from '../entries/admin-fields.ts'
import { entryCollection } from '../entries/entry-collection.ts'
import { openingPeriods, specialDays } from '../opening-hours.ts'

const note: Field = {
  name: 'note',
  type: 'text',
  maxLength: 200,
  label: { de: 'Hinweis', fr: 'Remarque', en: 'Note' },
}
const program = { index: true, admin: { position: 'sidebar' } }

/** Businesses of the directory, which the block «Verzeichnis» shows. Source: spec/public-site.md §3. */
export const businesses = entryCollection(entries, {
  place: 10,
  defaultColumns: ['name', 'gesundheitsoptik', 'frequentlens', 'updatedAt'],
  more: {
    name: { index: true },
    gesundheitsoptik: program,
    frequentlens: program,
    branches: {
      labels: {
        singular: { de: 'Filiale', fr: 'Succursale', en: 'Branch' },
        plural: { de: 'Filialen', fr: 'Succursales', en: 'Branches' },
      },
      fields: branchFields(),
    },
  },
})

/** In the place of some inputs the admin has its own; special days it has alone. */
function branchFields(): Field[] {
  const own: { readonly [name: string]: Field } = {
    phone: phoneField,
    email: emailField,
    website: websiteField,
    periods: openingPeriods({
      de: 'Schliesst der Betrieb nach Mitternacht, schreiben Sie zum Beispiel 18–2.',
      fr: 'Si l’établissement ferme après minuit, écrivez par exemple 18–2.',
      en: 'Where a business closes after midnight, write 18–2, for example.',
    }),
  }
  const options = Object.entries(entries.fields.branches?.rows?.options ?? {})
  const fields = Object.fromEntries(options.map(([name, option]) => [name, part(option)]))
  const spelled = adminFields({ fields }, { active: { defaultValue: true } })
  return [...spelled.map((field) => ('name' in field && own[field.name]) || field), specialDays([note])]
}
