import type { BranchKey } from '@blickfang/contract/content/branch-values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'

interface SetBranch {
  readonly id: string
  readonly key: BranchKey
  readonly value: Json
}

/** Changes what is filled in of a branch of the shop: live at once. Load the branches first: `EditorSession.loadBranches`. */
export const setBranch = defineCommand<SetBranch>({
  name: 'setBranch',
  history: 'merge',
  plan: (document, { id, key, value }) => changeValue(document, { itemType: 'branch', id }, key, value),
})
