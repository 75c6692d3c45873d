import { type OptionView, optionRecord } from '@blickfang/shared/content/page-view.ts'
import type { Group } from '@blickfang/shared/kernel/block.ts'
import { isShown } from '@blickfang/shared/kernel/conditions.ts'

/**
 * The options of a group as its view gets them: what is stored where it is valid, else the contract's fallback. An option that
 * is not shown under the others' values counts as its fallback, so that what an editor cannot see has no effect.
 */
export function fillOptions(group: Group, stored: readonly OptionView[]): Readonly<Record<string, unknown>> {
  const record = optionRecord(stored)
  const filled = Object.entries(group.options).map(([name, option]): [string, unknown] => {
    const value = record[name]
    if (value === undefined || value === null) return [name, option.fallback]
    // Links and pictures come resolved, not as they are stored.
    if (option.shape === 'link' || option.shape === 'media') return [name, value]
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
