import type { OptionMap } from '../kernel/block.ts'
import type { Json } from '../kernel/json.ts'
import type { Locale } from '../kernel/locale.ts'
import { nameSchema } from '../kernel/text/visible-text.ts'
import { defineValue, type Value } from '../kernel/value/value.ts'
import { words } from '../kernel/words.ts'
import { email } from '../options/email/option.ts'
import { phone } from '../options/phone/option.ts'
import { type NotedDay, specialDays } from '../options/special-days/option.ts'
import { text } from '../options/text/option.ts'
import { weekHours } from '../options/week-hours/option.ts'
import type { BranchView } from './branch.ts'

const label = (de: string, fr: string, en: string) => ({ de, fr, en })

/** The options of a branch that editors fill in, by the key of its value: in the page editor and in the admin. */
export const branchOptions = {
  periods: weekHours(label('Öffnungszeiten', 'Heures d’ouverture', 'Opening hours')),
  special: specialDays(label('Besondere Tage', 'Jours particuliers', 'Special days')),
  name: text(label('Name', 'Nom', 'Name')),
  street: text(label('Strasse', 'Rue', 'Street')),
  streetNumber: text(label('Hausnummer', 'Numéro', 'Number')),
  zip: text(label('PLZ', 'NPA', 'Postcode')),
  city: text(label('Ort', 'Localité', 'City')),
  phone: phone(label('Telefon', 'Téléphone', 'Phone')),
  email: email(words.email),
} satisfies OptionMap
export type BranchKey = keyof typeof branchOptions

/** Values of a branch as they are saved: live at once, each by itself. */
export type BranchValues = Readonly<Record<string, Json>>

const values: ReadonlyMap<string, Value> = new Map(
  Object.entries(branchOptions).map(([kind, option]) => [
    kind,
    defineValue({
      kind,
      of: ['branch'],
      // A shop without a name could be neither found nor chosen.
      schema: kind === 'name' ? nameSchema(200) : option.schema,
      label: option.label,
      inWords: (value, names) => option.inWords(value as never, names),
    }),
  ]),
)

/** The value of a branch that a key is of; undefined for every other key. */
export function findBranchValue(key: string): Value | undefined {
  return values.get(key)
}

interface Languages {
  readonly locale: Locale
  /** Language whose note stands where a day has none in the language. */
  readonly fallback: Locale
}

/** A branch as visitors see it once these values are saved. */
export function withBranchValues(
  branch: BranchView,
  values: BranchValues,
  { locale, fallback }: Languages,
): BranchView {
  // Sound because they are read of the server, or have been taken by their schemas.
  const { special, ...others } = values as Partial<Omit<BranchView, 'special'>> & { special?: readonly NotedDay[] }
  if (!special) return { ...branch, ...others }
  const noted = special.map(({ notes, ...day }) => ({ ...day, note: notes[locale] ?? notes[fallback] ?? '' }))
  return { ...branch, ...others, special: noted }
}
