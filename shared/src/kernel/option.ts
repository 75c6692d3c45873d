import * as z from 'zod/mini'
import type { Label } from './label.ts'

/**
 * The shape of an option's value, for surfaces that know shapes and not single options: GraphQL's typed options, the list of
 * changes. `points` are places on a map, `route` a line of [longitude, latitude].
 */
export type OptionShape = 'text' | 'flag' | 'choice' | 'number' | 'link' | 'media' | 'points' | 'route'

/** A setting that an editor chooses in the option popup. It carries its schema, so nothing describes it a second time. */
export interface Option<Type extends string = string, Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly type: Type
  readonly shape: OptionShape
  readonly label: Label
  readonly schema: Schema
  readonly fallback: z.output<Schema>
  /** The names of a choice's values, in the order they are offered. */
  readonly values: { readonly [value: string]: Label }
  /** The values this use offers; all of them when absent. */
  readonly filter?: readonly string[]
  /** Bounds of a number, both included. */
  readonly range?: { readonly min: number; readonly max: number }
  /** Whether editors see the option; others are set by the seed or by code. */
  readonly editable: boolean
}

interface OptionBase<Type extends string, Schema extends z.ZodMiniType> {
  type: Type
  shape: OptionShape
  schema: Schema
  fallback: NoInfer<z.output<Schema>>
}

/** What one use of an option in a block may say. */
export interface OptionUse<Value> {
  fallback?: Value
  filter?: readonly (Value & string)[]
  range?: { min: number; max: number }
  editable?: boolean
}

/** Declares an option type. Generic over the schema, not the value: with two inference sites an enum would widen to string. */
export function defineOption<const Type extends string, Schema extends z.ZodMiniType>(base: OptionBase<Type, Schema>) {
  return (label: Label, use: OptionUse<z.output<Schema>> = {}): Option<Type, Schema> => ({
    ...base,
    values: {},
    editable: true,
    ...use,
    label,
    fallback: use.fallback ?? base.fallback,
  })
}

/** Declares an option type whose values are named: the editor shows the names, the schema is made from the keys. */
export function defineChoice<const Type extends string, const Value extends string>(base: {
  type: Type
  values: { readonly [V in Value]: Label }
  fallback: NoInfer<Value>
}) {
  const names = Object.keys(base.values) as Value[]
  return (label: Label, use: OptionUse<Value> = {}): Option<Type, z.ZodMiniEnum<{ [V in Value]: V }>> => {
    const offered = use.filter ?? names
    return {
      type: base.type,
      shape: 'choice',
      label,
      values: base.values,
      schema: z.enum(offered as [Value, ...Value[]]) as z.ZodMiniEnum<{ [V in Value]: V }>,
      fallback: use.fallback ?? ((offered.includes(base.fallback) ? base.fallback : (offered[0] as Value)) as never),
      editable: use.editable ?? true,
      ...(use.filter && { filter: use.filter }),
    }
  }
}
