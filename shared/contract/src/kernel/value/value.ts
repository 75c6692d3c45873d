import type * as z from 'zod/mini'
import type { Field } from '../field.ts'
import type { Json } from '../json.ts'
import type { Label } from '../label.ts'
import { isLocale, type Locale } from '../locale.ts'
import type { Names, Option } from '../option.ts'

/** The three things whose values lie in a draft. */
export const itemTypes = ['field', 'group', 'page'] as const
export type ItemType = (typeof itemTypes)[number]

/** Second part of a key, behind its kind: a language, the name of an option or a field in the contract, or nothing. */
export interface Parts {
  readonly locale: Locale
  readonly name: string
  readonly none: ''
}

/** The item whose value is checked, with what its contract says of it, and the part that the key names. */
export interface Checking {
  readonly part: string
  readonly field: Field | undefined
  readonly options: { readonly [name: string]: Option }
  /** The fields of a group. */
  readonly fields: { readonly [name: string]: Field }
  /** The collection of which a group is a container. */
  readonly collection: string | null
  /** Throws INVALID; `why` is a short code for the log and for developers. */
  readonly refuse: (why: string) => never
}

/** The ids that a value names, by what they name. */
export interface NamedIds {
  readonly media: readonly string[]
  readonly pages: readonly string[]
}

/** The server's part in a page's save: its last name stays, an address is claimed and let go, the page comes or goes, a password holds at once. */
export type Effect = 'naming' | 'address' | 'removal' | 'lock'

interface ValueSpec<Kind extends string, Part extends keyof Parts> {
  readonly kind: Kind
  /** The kinds of items that have such a value, or the name of something else that keeps values in their way. */
  readonly of: readonly string[]
  readonly part?: Part
  /** Schema of what is sent: null besides, which takes the value away. */
  readonly schema: z.ZodMiniType
  /** Value that a missing key stands for, where that has words. */
  readonly fallback?: Json
  /** Name among editors; absent where the contract names it, or nothing does. */
  readonly label?: Label
  readonly effect?: Effect
  /** Only in a language that the site uses. */
  readonly isOfSite?: boolean
  /** The value as it is stored: tidied, null for one that is as if there were none. */
  check?(value: Json, checking: Checking): Json
  /** The value as an editor would say it; null for one that says nothing. */
  inWords?(value: NonNullable<Json>, names: Names, option: Option | undefined): string | null
  /** Ids that the value refers to. */
  named?(value: NonNullable<Json>, option: Option | undefined): NamedIds
  /** The value may name something that is gone: that has no effect. */
  readonly namesGone?: boolean
}

type KeyOf<Kind extends string, Part extends keyof Parts> = Part extends 'none' ? Kind : `${Kind}.${Parts[Part]}`

/** A value that items hold in their drafts, with all that is known of its key. */
export interface Value<Kind extends string = string, Part extends keyof Parts = keyof Parts>
  extends Omit<Required<ValueSpec<Kind, Part>>, 'part' | 'fallback' | 'label' | 'effect'> {
  readonly fallback: Json
  readonly label: Label | null
  readonly effect: Effect | null
  readonly hasLocale: boolean
  /** The key of the value of this part, such as `slug.de`. */
  key(...part: Part extends 'none' ? [] : [part: Parts[Part]]): KeyOf<Kind, Part>
  /** The part that a key of this kind names; null for every other key. */
  partOf(key: string): Parts[Part] | null
}

const ofPart: { readonly [P in keyof Parts]: (part: string) => boolean } = {
  locale: isLocale,
  name: (part) => /^[a-zA-Z0-9-]+$/.test(part),
  none: (part) => part === '',
}

/**
 * Declares a value that editors change: how its key is written and read, what it may be, how it is said, what it names and
 * what happens along with its save.
 *
 * @example
 * import * as z from 'zod/mini'
 * const slug = defineValue({ kind: 'slug', of: ['page'], part: 'locale', schema: z.string(), effect: 'address' })
 * slug.key('de') // 'slug.de'
 * slug.partOf('slug.fr') // 'fr'
 */
export function defineValue<const Kind extends string, const Part extends keyof Parts = 'none'>({
  part = 'none' as Part,
  ...spec
}: ValueSpec<Kind, Part>): Value<Kind, Part> {
  const prefix = part === 'none' ? spec.kind : `${spec.kind}.`
  return {
    fallback: null,
    label: null,
    effect: null,
    isOfSite: false,
    namesGone: false,
    check: (value) => value,
    inWords: (value) => (typeof value === 'string' ? value : null),
    named: () => ({ media: [], pages: [] }),
    ...spec,
    hasLocale: part === 'locale',
    key: (name: string = '') => `${prefix}${name}` as KeyOf<Kind, Part>,
    partOf: (key) => {
      const name = key.startsWith(prefix) ? key.slice(prefix.length) : null
      return name !== null && ofPart[part](name) ? (name as Parts[Part]) : null
    },
  }
}
