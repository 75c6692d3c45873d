import type { EditorPageEntry } from 'shared/content/editor-page.ts'
import type { NavigationContainer } from 'shared/content/navigation.ts'
import type { Status } from 'shared/content/status.ts'

export interface PageLists {
  /** Pages of no collection that the navigation does not show. */
  readonly topLevel: readonly EditorPageEntry[]
  readonly collections: readonly { readonly name: string; readonly pages: readonly EditorPageEntry[] }[]
}

/** Sorts the site's pages into the panel's sections. `always` names collections that show even while they are empty. */
export function listPages(
  entries: Readonly<Record<string, EditorPageEntry>>,
  navigation: readonly NavigationContainer[],
  always: readonly string[],
): PageLists {
  const pages = Object.values(entries).filter(isListed).sort(byOrder)
  const shown = new Set(navigation.flatMap((container) => container.children.map((child) => child.page)))
  const names = new Set([...always, ...pages.flatMap((page) => page.collection ?? [])])
  return {
    topLevel: pages.filter((page) => page.collection === null && !shown.has(page.id)),
    collections: [...names].map((name) => ({ name, pages: pages.filter((page) => page.collection === name) })),
  }
}

/** Removed pages that are live stay in the lists until somebody publishes their removal; the others are gone. */
export function isListed({ deleted, status }: EditorPageEntry): boolean {
  return !deleted || status === 'markedForDeletion' || status === 'published'
}

/** What a row says of its page: a live one with something on it that waits to be published is told apart. */
export type PageStanding = Status | 'changed'

/** Where a page stands in the lists. `waits`: something of it waits to be published. */
export function standingOfPage({ deleted, archived, status }: EditorPageEntry, waits: boolean): PageStanding {
  if (deleted) return 'markedForDeletion'
  if (archived) return 'archived'
  return status === 'published' && waits ? 'changed' : status
}

/** As everything of the product is sorted: by order key, then id. */
function byOrder(a: EditorPageEntry, b: EditorPageEntry): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1
  return a.id < b.id ? -1 : 1
}
