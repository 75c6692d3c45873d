import type { EntryCollection, EntryField } from '@blickfang/contract/entries/define-entries.ts'
import { entryKey, findEntryField } from '@blickfang/contract/entries/entry-values.ts'
import { type Json, jsonSchema } from '@blickfang/contract/kernel/json.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { reasonOf } from '@blickfang/contract/options/option-values.ts'
import { invalid } from '../../errors/invalid.ts'
import type { EntryDoc } from './kept-values.ts'

interface Checked {
  readonly name: string
  readonly field: EntryField
  readonly locale: Locale | null
  readonly value: Json
}

/** A value as its field takes it. Throws INVALID. */
export function checkValue({ collection }: EntryCollection, key: string, value: Json): Checked {
  const found = findEntryField(collection, key)
  if (!found) throw invalid(key, 'unknownValue')
  const parsed = found.field.schema.safeParse(value)
  if (parsed.error) throw invalid(key, reasonOf(parsed.error))
  return { ...found, value: jsonSchema.parse(parsed.data) }
}

/**
 * Whether a value takes the entry's name away in one of its languages, as undo of its first name there does; null where it does not, or
 * where the entry has no other name. Throws INVALID where words in that language need it.
 */
export function takenName({ title, fields, collection }: EntryCollection, { doc, key, value }: Taking): Checked | null {
  const found = findEntryField(collection, key)
  if (value !== null || found?.name !== title || !found.locale) return null
  const { locale } = found
  const wordsOf = (name: string) => (doc[name] ?? {}) as Readonly<Record<string, unknown>>
  if (!Object.entries(wordsOf(title)).some(([other, word]) => word && other !== locale)) return null
  const others = Object.entries(fields).filter(([name, { isByLanguage }]) => isByLanguage && name !== title)
  if (others.some(([name]) => wordsOf(name)[locale])) throw invalid(key, 'titleMissing')
  return { ...found, value }
}

interface Taking {
  readonly doc: EntryDoc
  readonly key: string
  readonly value: Json
}

/** A language in which the entry has its name: Payload writes nothing in one in which it has none. Throws INVALID where it has none at all. */
export function languageOf({ title, fields }: EntryCollection, { doc, key }: { doc: EntryDoc; key: string }): Locale {
  const words = (fields[title]?.isByLanguage ? doc[title] : {}) as Readonly<Record<string, string | null>>
  const named = Object.entries(words ?? {}).find(([, word]) => word)
  if (named) return named[0] as Locale
  if (fields[title]?.isByLanguage) throw invalid(key, 'titleMissing')
  return 'de'
}

/** Words of a language belong to a name in it. Throws INVALID. */
export function checkNamed({ title, fields }: EntryCollection, doc: EntryDoc, { name, locale }: Checked): void {
  const named = fields[title]
  if (!locale || !named?.isByLanguage || name === title) return
  const words = doc[title] as Readonly<Record<string, string | null>> | undefined
  if (!words?.[locale]) throw invalid(entryKey(named, title, locale), 'titleMissing')
}
