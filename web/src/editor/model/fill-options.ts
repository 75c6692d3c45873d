import type { ContentValues } from '@blickfang/shared/content/values.ts'
import type { Group } from '@blickfang/shared/kernel/block.ts'
import { isShown } from '@blickfang/shared/kernel/conditions.ts'

/** The group's options as its view gets them: what is stored where it is valid and applies, else the fallback. The live page's rule (site/fill-options.ts), on stored instead of resolved values. */
export function fillOptions(group: Group, stored: ContentValues): Readonly<Record<string, unknown>> {
  const filled = Object.entries(group.options).map(([name, option]): [string, unknown] => {
    const value = stored[`options.${name}`]
    if (value === undefined || value === null) return [name, option.fallback]
    const parsed = option.schema.safeParse(value)
    return [name, parsed.success ? parsed.data : option.fallback]
  })
  const values = Object.fromEntries(filled)
  return Object.fromEntries(
    filled.map(([name, value]) => [
      name,
      isShown(group.showWhen[name], values) ? value : group.options[name]?.fallback,
    ]),
  )
}
