import type { setGroupVisibility as contract } from '@blickfang/shared/api/v1/group.ts'
import { invalid } from '../../errors/invalid.ts'
import { type Patch, type Saved, writeValues } from '../content/write-values.ts'
import type { Call, OperationContext } from '../operation-context.ts'
import { getGroup } from './get-group.ts'

interface SetVisibility {
  readonly pageId: string
  readonly groupId: string
  readonly visibleFields: Readonly<Record<string, boolean>>
  readonly base: Readonly<Record<string, number>>
}

/** Shows and hides fields of a group for visitors. A shown field leaves no value behind: showing is the rule. */
export async function setVisibility(
  context: OperationContext,
  { pageId, groupId, visibleFields, base }: SetVisibility,
): Promise<Saved> {
  const { entry } = await getGroup(context.db, pageId, groupId)
  const patch: Record<string, false | null> = {}
  for (const [name, visible] of Object.entries(visibleFields)) {
    if (!entry || !Object.hasOwn(entry.group.fields, name)) throw invalid(`visibleFields.${name}`, 'unknownField')
    patch[`visibleFields.${name}`] = visible ? null : false
  }
  return writeValues(context, { itemType: 'group', id: groupId, pageId, patch: patch satisfies Patch, base })
}

/** Shows and hides several fields of a group at once. */
export function setGroupVisibility(call: Call<typeof contract>): Promise<Saved> {
  return setVisibility(call, call.body)
}
