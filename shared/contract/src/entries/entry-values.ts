import type { Json } from '../kernel/json.ts'
import { isLocale, type Locale } from '../kernel/locale.ts'
import { entries } from './collections.generated.ts'
import type { EntryCollection, EntryField } from './define-entries.ts'
import type { OutsideEntries } from './define-outside.ts'
import { outside } from './outside.generated.ts'

/** Values of an entry by their keys: the name of a field, with the language behind it where each has its own (`title.de`). */
export type EntryValues = Readonly<Record<string, Json>>

const byCollection: ReadonlyMap<string, EntryCollection> = new Map(
  Object.values<EntryCollection>(entries).map((each) => [each.collection, each]),
)

/** All collections of entries that are filled in, in the order of their names. */
export const entryCollections: readonly EntryCollection[] = [...byCollection.values()]

/** All that comes from outside services and is read alone. */
export const outsideEntries: readonly OutsideEntries[] = Object.values<OutsideEntries>(outside)

/** The collections by which calls name them. */
export const entryCollectionNames = [...byCollection.keys()]

/** Finds the declaration of a collection; undefined where it has no entries of this kind. */
export function findEntries(collection: string): EntryCollection | undefined {
  return byCollection.get(collection)
}

interface FoundField {
  readonly name: string
  readonly field: EntryField
  /** Null where all languages share it. */
  readonly locale: Locale | null
}

/** The field that a key of an entry's values is of; undefined for every other key. */
export function findEntryField(collection: string, key: string): FoundField | undefined {
  const [name = '', language, ...rest] = key.split('.')
  const fields = findEntries(collection)?.fields ?? {}
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field || rest.length > 0) return undefined
  if (!field.isByLanguage) return language === undefined ? { name, field, locale: null } : undefined
  return language !== undefined && isLocale(language) ? { name, field, locale: language } : undefined
}

/** The key of a field's value in a language. */
export function entryKey({ isByLanguage }: EntryField, name: string, locale: Locale): string {
  return isByLanguage ? `${name}.${locale}` : name
}

/** Names an entry in the first of these languages in which it has a name, or in any. */
export function entryTitle(
  { title, fields }: EntryCollection,
  values: EntryValues,
  languages: readonly Locale[],
): string {
  const named = fields[title]
  if (!named) return ''
  const keys = languages.map((locale) => entryKey(named, title, locale))
  const other = Object.keys(values).filter((key) => key.startsWith(`${title}.`))
  const found = [...keys, ...other].map((key) => values[key]).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : ''
}
