import type { Json } from '@blickfang/contract/kernel/json.ts'
import { changeValue } from '../change-value.ts'
import { defineCommand } from '../command.ts'

interface SetEntry {
  readonly id: string
  readonly key: string
  readonly value: Json
}

/** Changes what is filled in of an entry such as a job: live at once. Load it first: `EditorSession.loadEntries`. */
export const setEntry = defineCommand<SetEntry>({
  name: 'setEntry',
  history: 'merge',
  plan: (document, { id, key, value }) => changeValue(document, { itemType: 'entry', id }, key, value),
})
