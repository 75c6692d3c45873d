import type { Json } from '@blickfang/contract/kernel/json.ts'
import { settingsTarget } from '../model/change.ts'
import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'

/**
 * Changes values of the site's settings, by their paths: live at once. Values that are switched off go first: of two that exclude
 * each other the server never sees both. Load them first: `EditorSession.loadSettings`.
 */
export const setSettings = defineCommand<{ readonly values: Readonly<Record<string, Json>> }>({
  name: 'setSettings',
  history: 'merge',
  plan: (document, { values }) =>
    Object.entries(values)
      .toSorted(([, a], [, b]) => Number(b === false) - Number(a === false))
      .flatMap(([path, value]) => changeValue(document, settingsTarget, path, value)),
})
