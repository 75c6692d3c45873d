import { onlyApplicable } from '@blickfang/shared/content/fill-options.ts'
import { type OptionView, optionRecord } from '@blickfang/shared/content/page-view.ts'
import type { Group } from '@blickfang/shared/kernel/block.ts'

/** The options of a group as its view gets them: what is stored where it is valid and applies, else the contract's fallback. */
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
  return onlyApplicable(group, Object.fromEntries(filled))
}
