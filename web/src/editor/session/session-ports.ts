import type { EditorDocument, EditorPageEntry } from '@blickfang/shared/content/editor-page.ts'
import type { NavigationContainer } from '@blickfang/shared/content/navigation.ts'
import type { Stacks } from '../history/history.ts'
import type { Journal } from '../sync/journal.ts'
import type { OpenTabs } from '../sync/tabs.ts'
import type { Transport } from '../sync/transport.ts'

/** What a session needs of the browser and the network; tests put their own in. */
export interface SessionPorts {
  readonly journal: Journal
  readonly transport: Transport
  readonly openTabs: OpenTabs
  /** What undo remembers of this page from earlier. */
  readonly loadStacks: () => Promise<Stacks>
  /** Resolves when the other tabs may read them. */
  readonly saveStacks: (stacks: Stacks) => Promise<unknown>
  readonly fetchDocument: () => Promise<EditorDocument>
  /** All pages of the site that are not removed for good. */
  readonly fetchPages: () => Promise<readonly EditorPageEntry[]>
  readonly fetchNavigation: () => Promise<{ containers: readonly NavigationContainer[]; rev: number }>
  readonly now: () => number
  readonly random: () => number
  readonly later: (run: () => void, ms: number) => () => void
}
