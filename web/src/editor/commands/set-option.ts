import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'

/** Sets an option of a group or field; null takes the contract's fallback. Clicking through values makes one step of undo. */
export const setOption = defineCommand<{ itemType: 'group' | 'field'; id: string; option: string; value: Json }>({
  name: 'setOption',
  history: 'merge',
  plan: (document, { itemType, id, option, value }) =>
    changeValue(document, { itemType, id }, valueKeys.options.key(option), value),
})
