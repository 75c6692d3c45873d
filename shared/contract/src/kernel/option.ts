import * as z from 'zod/mini'
import { type Label, labelIn } from './label.ts'
import type { Locale } from './locale.ts'

/** The way from a stored value to an id in it: member by member, `*` for each entry of a list; empty where the value is the id. */
export type Way = readonly string[]

/** The ids that a value may name beyond itself, and where in it they lie. Pages may be named by `~role` elsewhere; those need no look-up. */
export interface Named {
  readonly media?: readonly Way[]
  readonly pages?: readonly Way[]
}

/** A page as links name it: by its id or by its role (`~contact`). */
export interface NamedPage {
  readonly id?: string | undefined
  readonly role?: string | undefined
}

/** The targets behind ids, looked up for one language. */
export interface Targets {
  readonly locale: Locale
  /** Where a page stands; null where this language does not have it, or the reader may not see it. */
  readonly addressOf: (page: NamedPage) => string | null
  /** A medium as views get it; null for one that is gone. */
  readonly mediumOf: (id: string) => unknown
}

/** Names of ids, for a person who reads `language`. Null for an id that is not known (any more). */
export interface Names {
  readonly language: string
  readonly pageName: (page: NamedPage) => string | null
  readonly mediumName: (id: string) => string | null
  /** A branch or a person of the shop, where one knows them. */
  readonly rowName?: (id: string) => string | null
}

/** Facts about an option type's values, whichever block uses it. */
interface OptionNature<Schema extends z.ZodMiniType> {
  readonly schema: Schema
  readonly fallback: z.output<Schema>
  /** Absent: a value says all by itself. */
  readonly named?: Named | undefined
  /**
   * The value as a visitor's view gets it, with what lies behind an id in the id's place; as it is stored when absent. In edit
   * mode views get the stored one.
   */
  resolve?(value: NonNullable<z.output<Schema>>, targets: Targets): unknown
  /** The value as an editor would say it, for lists of changes, conflicts and the admin; null for one that says nothing. */
  inWords(value: NonNullable<z.output<Schema>>, names: Names): string | null
  /** Which sites may choose a value, as a block's `audience` says it; every one when absent. */
  audienceOf?(value: NonNullable<z.output<Schema>>): string
  /** Values as views get them of which no two look alike, for the tests of the whole catalogue. */
  readonly samples: readonly unknown[]
}

/** Setting that an editor chooses in the option popup, with its schema and all that is asked about its values. */
export interface Option<Type extends string = string, Schema extends z.ZodMiniType = z.ZodMiniType>
  extends OptionNature<Schema> {
  readonly type: Type
  readonly label: Label
  /** The names of a choice's values, in the order they are offered. */
  readonly values: { readonly [value: string]: Label }
  /** A drawing for each value of a choice: the data of a path, 24 by 24. Its name is always there as well. */
  readonly glyphs?: { readonly [value: string]: string }
  /** A choice whose values stand in pairs side by side, as places do that are left or right. */
  readonly isPaired?: boolean
  /** The values this use offers; all of them when absent. */
  readonly filter?: readonly string[]
  /** Bounds of a number, both included. */
  readonly range?: { readonly min: number; readonly max: number }
  /** The most letters of a text. */
  readonly maxLength?: number
  /** Said below its input. */
  readonly hint?: Label
  /** Whether editors see the option; others are set by the seed or by code. `admin`: in the admin alone. */
  readonly editable: boolean | 'admin'
  /** For who edits and for the server alone: no visitor's view and no answer to visitors has the value. */
  readonly isPrivate?: boolean
}

interface OptionBase<Type extends string, Schema extends z.ZodMiniType> extends OptionNature<Schema> {
  readonly type: Type
  readonly fallback: NoInfer<z.output<Schema>>
  /** The names of its values, where they are a few. */
  readonly values?: Option['values']
}

/** The settings of one use of an option in a block. */
export interface OptionUse<Value> {
  fallback?: Value
  filter?: readonly (Value & string)[]
  range?: { min: number; max: number }
  editable?: boolean | 'admin'
  hint?: Label
  isPrivate?: boolean
}

/**
 * Declares an option type. Generic over the schema, not the value: with two inference sites an enum would widen to string.
 *
 * @example
 * import * as z from 'zod/mini'
 * export const percent = defineOption({
 *   type: 'percent',
 *   schema: z.int().check(z.minimum(0), z.maximum(100)),
 *   fallback: 100,
 *   inWords: (value) => `${value} %`,
 *   samples: [0, 100],
 * })
 * export const strength = percent({ de: 'Stärke', fr: 'Force', en: 'Strength' }, { fallback: 50 })
 */
export function defineOption<const Type extends string, Schema extends z.ZodMiniType>(base: OptionBase<Type, Schema>) {
  return (label: Label, use: OptionUse<z.output<Schema>> = {}): Option<Type, Schema> => ({
    values: {},
    editable: true,
    ...base,
    ...use,
    label,
    fallback: use.fallback ?? base.fallback,
  })
}

/**
 * Declares an option type whose values are named: the editor shows the names, the schema is made from the keys.
 *
 * @example
 * export const side = defineChoice({
 *   type: 'side',
 *   values: {
 *     left: { de: 'Links', fr: 'À gauche', en: 'Left' },
 *     right: { de: 'Rechts', fr: 'À droite', en: 'Right' },
 *   },
 *   fallback: 'left',
 * })
 */
export function defineChoice<const Type extends string, const Value extends string>(base: {
  type: Type
  values: { readonly [V in Value]: Label }
  glyphs?: { readonly [V in NoInfer<Value>]: string }
  isPaired?: boolean
  fallback: NoInfer<Value>
}) {
  const names = Object.keys(base.values) as Value[]
  // One schema for all uses that offer all: what is made of schemas knows them for the same.
  const schemaOfAll = schemaOf(names)
  return (label: Label, use: OptionUse<Value> = {}): Option<Type, z.ZodMiniEnum<{ [V in Value]: V }>> => {
    const offered = use.filter ?? names
    return {
      type: base.type,
      label,
      values: base.values,
      schema: use.filter ? schemaOf(use.filter) : schemaOfAll,
      fallback: use.fallback ?? ((offered.includes(base.fallback) ? base.fallback : (offered[0] as Value)) as never),
      inWords: (value, { language }) => labelIn(base.values[value as Value], language),
      samples: offered,
      editable: use.editable ?? true,
      ...(base.glyphs && { glyphs: base.glyphs }),
      ...(base.isPaired && { isPaired: true }),
      ...(use.filter && { filter: use.filter }),
      ...(use.hint && { hint: use.hint }),
    }
  }
}

function schemaOf<Value extends string>(values: readonly Value[]): z.ZodMiniEnum<{ [V in Value]: V }> {
  return z.enum(values as readonly [Value, ...Value[]]) as z.ZodMiniEnum<{ [V in Value]: V }>
}
