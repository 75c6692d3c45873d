import * as z from 'zod/mini'
import { plainText, richTextSchema } from '../content/rich-text.ts'
import type { OptionMap } from '../kernel/block.ts'
import type { Json } from '../kernel/json.ts'
import type { Label } from '../kernel/label.ts'
import type { Names, Option } from '../kernel/option.ts'
import { nameSchema } from '../kernel/text/visible-text.ts'
import { text } from '../options/text/option.ts'

/** The rows of a part that has several of the same. */
export interface Rows {
  readonly options: OptionMap
  /** By which options one row is told from another. */
  readonly named: readonly string[]
  /** Name of a row without these. */
  readonly one: Label
  /** Words of the button for another row. */
  readonly add: Label
}

/** A row as it is kept: its options by their names, and an id that stays. */
export type Row = Readonly<Record<string, Json>> & { readonly id: string }

/** A part of an entry that is filled in: by an option, in rows, or as a formatted text. */
export interface EntryField {
  /** Input; null for a formatted text, and for rows. */
  readonly option: Option | null
  /** Options of each row, where it has several, such as the branches of a business. */
  readonly rows?: Rows
  readonly label: Label
  readonly schema: z.ZodMiniType
  /** Value of a part that nobody has filled in. */
  readonly fallback: Json
  /** Each language has its own. */
  readonly isByLanguage: boolean
  /** An entry is nothing without it. */
  readonly isRequired: boolean
  inWords(value: NonNullable<Json>, names: Names): string | null
}
export type EntryFields = { readonly [name: string]: EntryField }

/** A part that is the same in each language. */
export function part(option: Option): EntryField {
  return {
    option,
    label: option.label,
    schema: option.schema,
    fallback: option.fallback as Json,
    isByLanguage: false,
    isRequired: false,
    inWords: (value, names) => option.inWords(value as never, names),
  }
}

/** A name without which an entry could be neither found nor chosen. */
export function name(label: Label, { isByLanguage = false }: { isByLanguage?: boolean } = {}): EntryField {
  const schema = nameSchema(200)
  const option = { ...text(label), schema }
  return { ...part(option), schema, fallback: null, isByLanguage, isRequired: true }
}

/** A text with subheadings, lists and links to addresses, in each language its own; null: none. */
export function formatted(label: Label): EntryField {
  return {
    option: null,
    label,
    schema: z.nullable(richTextSchema),
    fallback: null,
    isByLanguage: true,
    isRequired: false,
    inWords: (value) => plainText(value as never) || null,
  }
}

/** Several of the same, each filled in by options; all of them are one value. */
export function rows(label: Label, { max, ...rows }: Rows & { readonly max: number }): EntryField {
  const shape = Object.fromEntries(Object.entries(rows.options).map(([name, option]) => [name, option.schema]))
  return {
    option: null,
    rows,
    label,
    schema: z
      .array(z.strictObject({ id: z.string().check(z.regex(/^[0-9a-z-]{1,40}$/)), ...shape }))
      .check(z.maxLength(max)),
    fallback: [],
    isByLanguage: false,
    isRequired: false,
    inWords: (value) =>
      (value as readonly Row[])
        .map((row) => rowName(rows, row))
        .filter(Boolean)
        .join('; ') || null,
  }
}

/** Names a row; nothing while nothing is filled in yet. */
export function rowName({ named }: Rows, row: Row): string {
  return named
    .flatMap((name) => (typeof row[name] === 'string' ? row[name] : []))
    .filter(Boolean)
    .join(', ')
}

/** Entries that a block shows and that are no pages: live at once, kept in the admin and in the editor's panel. */
export interface EntryCollection {
  /** The collection of the admin. */
  readonly collection: string
  readonly label: { readonly singular: Label; readonly plural: Label }
  /** The words of the button for a new one. */
  readonly add: Label
  /** In the order of the form. */
  readonly fields: EntryFields
  /** The name of the field by which one is found. */
  readonly title: string
  /** True: entries stand in the order of their titles; otherwise the newest come first. */
  readonly isByTitle?: boolean
  /** Sentence about parts that are changed in the admin alone. */
  readonly elsewhere?: Label
}

/**
 * Declares a collection of entries, in a folder's `collection.ts`: from it follow the form of the editor's panel, the fields of the
 * admin, what the server takes and how a change is said.
 *
 * @example
 * import { name } from './define-entries.ts'
 * export const recipes = defineEntries({
 *   collection: 'recipes',
 *   label: {
 *     singular: { de: 'Rezept', fr: 'Recette', en: 'Recipe' },
 *     plural: { de: 'Rezepte', fr: 'Recettes', en: 'Recipes' },
 *   },
 *   add: { de: 'Rezept hinzufügen', fr: 'Ajouter une recette', en: 'Add a recipe' },
 *   title: 'title',
 *   fields: { title: name({ de: 'Titel', fr: 'Titre', en: 'Title' }, { isByLanguage: true }) },
 * })
 */
export function defineEntries<Fields extends EntryFields>(
  entries: Omit<EntryCollection, 'fields' | 'title'> & {
    readonly fields: { readonly [N in keyof Fields]: Fields[N] }
    readonly title: NoInfer<keyof Fields & string>
  },
): EntryCollection {
  return entries
}
