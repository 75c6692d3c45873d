import type { NavigationContainer } from '@blickfang/contract/content/navigation.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import { navigationKey, navigationTarget } from '../model/change.ts'
import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'

/** Replaces the header's menu as a whole: it is live at once. Load it first: `EditorSession.loadNavigation`. */
export const setNavigation = defineCommand<{ containers: readonly NavigationContainer[] }>({
  name: 'setNavigation',
  history: 'record',
  plan: (document, { containers }) =>
    changeValue(document, navigationTarget, navigationKey, jsonSchema.parse(containers)),
})
