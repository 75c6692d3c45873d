import type { EntryCollection, EntryField } from '@blickfang/contract/entries/define-entries.ts'
import { maxPictures } from '@blickfang/contract/options/media-list/option.ts'
import type { CollectionSlug, Field } from 'payload'
import { slugOf } from '../../db/table-name.ts'
import { textEditor } from '../text-editor.ts'
import { checkName } from '../validate-texts.ts'

type Extra = Readonly<Record<string, unknown>>
type Spell = (field: EntryField) => Extra

/** Payload's field in the place of an option, by the option's type. */
const spelled: { readonly [type: string]: Spell | undefined } = {
  text: ({ option, isRequired }) => ({
    type: 'text',
    maxLength: option?.maxLength,
    ...(isRequired && { validate: checkName }),
  }),
  checkbox: () => ({ type: 'checkbox', defaultValue: false }),
  reference: ({ option }) => ({
    type: 'relationship',
    relationTo: slugOf(option?.filter?.[0] ?? '') as CollectionSlug,
  }),
  media: () => ({ type: 'upload', relationTo: 'bf-media' }),
  mediaList: () => ({ type: 'upload', relationTo: 'bf-media', hasMany: true, maxRows: maxPictures }),
  price: () => ({ type: 'number', min: 0, max: 10_000_000 }),
  date: () => ({ type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } }),
}

const choice: Spell = ({ option, fallback }) => ({
  type: 'select',
  required: true,
  defaultValue: fallback,
  options: Object.entries(option?.values ?? {}).map(([value, label]) => ({ value, label })),
})

/** The fields of the admin's form, as the collection declares them; `more` adds properties that the admin alone knows. */
export function adminFields(
  { fields }: Pick<EntryCollection, 'fields'>,
  more: { readonly [name: string]: Extra } = {},
): Field[] {
  return Object.entries(fields).map(([name, field]) => {
    const { option, rows, label, isByLanguage, isRequired } = field
    const own = rows ? { type: 'array' } : option ? (spelled[option.type] ?? choice)(field) : entryText()
    const admin = {
      ...(own.admin as Extra),
      ...(more[name]?.admin as Extra),
      ...(option?.hint && { description: option.hint }),
    }
    return {
      ...{ name, label },
      ...(isByLanguage && { localized: true }),
      ...(isRequired && { required: true }),
      ...own,
      ...more[name],
      ...(Object.keys(admin).length > 0 && { admin }),
    } as Field
  })
}

/** Formatted text below the entry's title, which is its heading; links lead to addresses alone. */
function entryText(): Extra {
  return { type: 'richText', editor: textEditor({ headings: ['h3'], linksTo: [] }) }
}
