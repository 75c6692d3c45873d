import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Patch, Target } from '../model/change.ts'
import type { PageDocument } from '../model/page-document.ts'
import { readValue } from '../model/read-value.ts'

/** The patch that sets one value; empty when it holds that value already. */
export function changeValue(document: PageDocument, target: Target, key: string, after: Json): Patch {
  const before = readValue(document, target, key)
  if (isSameValue(before, after)) return []
  return [{ type: 'value', itemType: target.itemType, id: target.id, key, before, after }]
}
