import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { bornIn, type Patch } from '../model/change.ts'

/** The language whose words a patch changes; null where all languages share what it changes, as what it brings to the page itself. */
export function localeOfPatch(patch: Patch = []): Locale | null {
  const born = bornIn(patch)
  for (const change of patch) {
    if (change.type !== 'value' || change.itemType !== 'field' || born.has(change.id)) continue
    const locale = valueKeys.content.partOf(change.key)
    if (locale) return locale
  }
  return null
}
