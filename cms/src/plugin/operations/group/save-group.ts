import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { Patch, Saved } from '../content/write-values.ts'
import type { OperationContext } from '../operation-context.ts'
import { saveItem } from '../values/save-item.ts'

interface SaveGroup extends OperationContext {
  readonly body: { readonly pageId: string; readonly groupId: string; readonly base: Revisions }
}

/** Saves values of a group of the named page, as all endpoints of groups do. */
export async function saveGroup({ body, ...context }: SaveGroup, patch: Patch): Promise<Saved> {
  const { pageId, groupId: id, base } = body
  const { saved } = await saveItem(context, { itemType: 'group', id, pageId, patch, base })
  return saved
}
