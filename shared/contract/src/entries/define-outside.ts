import type { Label } from '../kernel/label.ts'

/** An entry of somewhere else as the editor tells it. */
export interface OutsideEntry {
  readonly title: string
  readonly text: string
  /** Where it stands; null: one cannot say. */
  readonly href: string | null
}

/** Entries that a block shows and that come from an outside service: they are changed there, and read here. */
export interface OutsideEntries {
  /** The source that gives them. */
  readonly collection: string
  readonly label: Label
  /** Where they come from and where they are changed. */
  readonly says: Label
  readonly service: { readonly name: string; readonly href: string }
  /** Those of an answer of the source. */
  readonly list: (answer: unknown) => readonly OutsideEntry[]
}

/**
 * Declares entries of an outside service, in a folder's `outside.ts`: the editor's panel lists them and says where they are changed.
 *
 * @example
 * export const weather = defineOutside({
 *   collection: 'weather',
 *   label: { de: 'Wetter', fr: 'Météo', en: 'Weather' },
 *   says: { de: 'Das Wetter macht niemand.', fr: 'Personne ne fait la météo.', en: 'Nobody makes the weather.' },
 *   service: { name: 'MeteoSchweiz', href: 'https://www.meteoschweiz.admin.ch/' },
 *   list: () => [],
 * })
 */
export function defineOutside(outside: OutsideEntries): OutsideEntries {
  return outside
}
