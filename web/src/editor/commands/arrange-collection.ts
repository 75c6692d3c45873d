import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Items } from '@blickfang/contract/kernel/items/items.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'

/** Says which members of its collection a container shows, in which order, and which it keeps back: one value of its draft. */
export const arrangeCollection = defineCommand<{ groupId: string; items: Items }>({
  name: 'arrangeCollection',
  history: 'record',
  plan: (document, { groupId, items }) =>
    changeValue(document, { itemType: 'group', id: groupId }, valueKeys.items.key(), jsonSchema.parse(items)),
})
