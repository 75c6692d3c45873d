import type * as z from 'zod/mini'
import type { Group, OptionMap } from '../kernel/block.ts'
import { isShown } from '../kernel/conditions.ts'
import { type Json, jsonSchema } from '../kernel/json.ts'
import type { Names, Option, Targets } from '../kernel/option.ts'
import { defineValue, type NamedIds } from '../kernel/value/value.ts'

/** The value of an option, by its name, of a block or a field. */
export const optionValue = defineValue({
  kind: 'options',
  of: ['field', 'group'],
  part: 'name',
  schema: jsonSchema,
  check: (value, { options, part, refuse }) => {
    const option = Object.hasOwn(options, part) ? options[part] : undefined
    if (!option) return refuse('unknownOption')
    if (value === null) return null
    const { data, error } = option.schema.safeParse(value)
    return error ? refuse(reasonOf(error)) : (data as Json)
  },
  inWords: (value, names, option) =>
    option ? optionInWords(option, value, names) : typeof value === 'string' ? value : null,
  named: (value, option) => (option ? namedIn(option, value) : { media: [], pages: [] }),
})

/** Why a schema refuses a value: our own checks name their reason; what zod says of its own is a sentence in English, and its code is as short as ours. */
export function reasonOf({ issues: [issue] }: z.core.$ZodError): string {
  return issue?.code === 'custom' ? issue.message : (issue?.code ?? 'invalid')
}

/** Stored values of options by their names. */
export type StoredOptions = Readonly<Record<string, Json | undefined>>

/** The options among a row's values, by name. */
export function optionsIn(values: Readonly<Record<string, Json | undefined>>): StoredOptions {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const name = optionValue.partOf(key)
      return name === null ? [] : [[name, value]]
    }),
  )
}

/** Options by their names as a row's values hold them: `optionsIn` the other way round. */
export function valuesOf(options: Readonly<Record<string, Json>> = {}): Readonly<Record<string, Json>> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [optionValue.key(name), value]))
}

/** The value of each option, for the forms that change it: the stored one where it is valid, else the fallback. */
export function setOptions(options: OptionMap, stored: StoredOptions): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, parseOption(option, stored[name]) ?? option.fallback]),
  )
}

type Contract = Pick<Group, 'options'> & { readonly showWhen?: Group['showWhen'] }

/**
 * The options that a view gets a value of its own for: stored, valid and shown under the others, so that what an editor cannot
 * see has no effect. With `targets` as a visitor's view gets them, without what is private; without as they are stored.
 */
export function ownOptions(
  { options, showWhen = {} }: Contract,
  stored: StoredOptions,
  targets?: Targets,
): Readonly<Record<string, unknown>> {
  const own = Object.entries(options).flatMap(([name, option]) => {
    const value = parseOption(option, stored[name])
    return value === null ? [] : [{ name, option, value }]
  })
  // Most blocks and fields are as their contract begins: nothing is to be worked out for them.
  if (own.length === 0) return {}
  const set = withFallbacks(options, Object.fromEntries(own.map(({ name, value }) => [name, value])))
  return Object.fromEntries(
    own
      .filter(({ name, option }) => isShown(showWhen[name], set) && !(targets && option.isPrivate))
      .map(({ name, option, value }) => [name, targets && option.resolve ? option.resolve(value, targets) : value]),
  )
}

/** The options of a group or field as its view gets them: its own ones, and the contract's fallbacks for all others. */
export function withFallbacks(
  options: OptionMap,
  own: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, own[name] ?? option.fallback]))
}

/** The same out of a row's values, for edit mode: views get values as they are stored, and look up what these name as it changes. */
export function optionsInEdit(
  contract: Contract,
  values: Readonly<Record<string, Json | undefined>>,
): Readonly<Record<string, unknown>> {
  return withFallbacks(contract.options, ownOptions(contract, optionsIn(values)))
}

/** A stored value as a person would say it; null for nothing, and for what the option does not take (any more). */
export function optionInWords(option: Option, stored: Json | undefined, names: Names): string | null {
  const value = parseOption(option, stored)
  return value === null ? null : option.inWords(value, names)
}

/** The ids that a value names, by what they name. */
export function namedIn(option: Option, stored: Json): NamedIds {
  const { media = [], pages = [] } = option.named ?? {}
  return {
    media: media.flatMap((way) => idsAt(stored, way)),
    pages: pages.flatMap((way) => idsAt(stored, way)),
  }
}

/** Ids of the media that resolved options show: what lies behind an id stands in the id's place. */
export function mediaBehind(options: OptionMap, resolved: StoredOptions): readonly string[] {
  return Object.entries(options).flatMap(([name, { named }]) =>
    (named?.media ?? []).flatMap((way) => idsAt(resolved[name], [...way, 'id'])),
  )
}

function idsAt(value: Json | undefined, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof value === 'string' ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if (step === '*') return isList(value) ? value.flatMap((entry) => idsAt(entry, rest)) : []
  return isList(value) ? [] : idsAt(value[step], rest)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

/** Null stands for «not set», in the database and here. */
function parseOption(option: Option, stored: Json | undefined): NonNullable<unknown> | null {
  return stored === undefined || stored === null ? null : (option.schema.safeParse(stored).data ?? null)
}
