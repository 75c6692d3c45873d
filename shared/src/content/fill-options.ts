import { findGroup } from '../blocks/groups.ts'
import type { Group } from '../kernel/block.ts'
import { isShown } from '../kernel/conditions.ts'
import type { ContentValues } from './values.ts'

/** The group's options as its view gets them: what is stored where it is valid and applies, else the fallback. The live page's rule (site/fill-options.ts), on stored instead of resolved values. */
export function fillOptions(group: Group, stored: ContentValues): Readonly<Record<string, unknown>> {
  const filled = Object.entries(group.options).map(([name, option]): [string, unknown] => {
    const value = stored[`options.${name}`]
    if (value === undefined || value === null) return [name, option.fallback]
    const parsed = option.schema.safeParse(value)
    return [name, parsed.success ? parsed.data : option.fallback]
  })
  return onlyApplicable(group, Object.fromEntries(filled))
}

/** Options by name, with the fallback for each that is not shown under the others' values, so that what an editor cannot see has no effect. */
export function onlyApplicable(group: Group, values: Readonly<Record<string, unknown>>) {
  const applicable = Object.entries(values).map(([name, value]) => [
    name,
    isShown(group.showWhen[name], values) ? value : group.options[name]?.fallback,
  ])
  return Object.fromEntries(applicable) as Readonly<Record<string, unknown>>
}

/** Whether a group shows the field, if it holds something: not hidden, and shown under the group's options. */
export function isApplicable(group: { readonly name: string; readonly values: ContentValues }, field: string): boolean {
  const contract = findGroup(group.name)?.group
  if (!contract || group.values[`visibleFields.${field}`] === false) return false
  return isShown(contract.showWhen[field], fillOptions(contract, group.values))
}
