import { checkSetting } from '@blickfang/shared/content/settings-values/settings-values.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import { parseText, type TextKind } from './validate-text.ts'

/** How a setting is typed: as a text of a kind, or as a whole number. */
export type SettingKind = TextKind | 'count'

/** What was typed as the setting keeps it, by its contract; null if it takes no such thing. A number is never empty. */
export function parseSetting(path: string, kind: SettingKind, text: string): Json {
  if (kind === 'count') {
    const digits = text.trim()
    return /^\d+$/.test(digits) ? checkSetting(path, Number(digits)) : null
  }
  const parsed = parseText(kind, text)
  return parsed === null ? null : checkSetting(path, parsed)
}
