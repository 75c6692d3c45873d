// Written by `npm run gen` from the folders beside it.
import type { Panel } from './define-panel.ts'
import { entriesPanel } from './entries/panel.ts'
import { outlinePanel } from './outline/panel.ts'
import { pagesPanel } from './pages/panel.ts'
import { requestsPanel } from './requests/panel.ts'
import { settingsPanel } from './settings/panel.ts'

export const panels = {
  entries: entriesPanel,
  outline: outlinePanel,
  pages: pagesPanel,
  requests: requestsPanel,
  settings: settingsPanel,
} satisfies { readonly [folder: string]: Panel }
