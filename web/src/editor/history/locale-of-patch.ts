import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Patch } from '../model/change.ts'

/** The language whose words a patch changes; null where all languages share what it changes. */
export function localeOfPatch(patch: Patch | undefined): Locale | null {
  for (const change of patch ?? []) {
    if (change.type !== 'value' || change.itemType !== 'field') continue
    const locale = valueKeys.content.partOf(change.key)
    if (locale) return locale
  }
  return null
}
