import type { EditorPageEntry } from '@blickfang/shared/content/editor-page.ts'
import type { NavigationContainer } from '@blickfang/shared/content/navigation.ts'
import type { Status } from '@blickfang/shared/content/status.ts'

export interface PageLists {
  /** Pages of no collection that the navigation does not show. */
  readonly topLevel: readonly EditorPageEntry[]
  readonly collections: readonly { readonly name: string; readonly pages: readonly EditorPageEntry[] }[]
}

interface Listed {
  readonly entries: Readonly<Record<string, EditorPageEntry>>
  readonly navigation: readonly NavigationContainer[]
  /** Collections that show even while they are empty. */
  readonly always: readonly string[]
  /** Keeps the pages with all of its words in their names and addresses, those of the navigation too. */
  readonly search?: string
}

/** Sorts the site's pages into the panel's sections. */
export function listPages({ entries, navigation, always, search = '' }: Listed): PageLists {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const pages = Object.values(entries)
    .filter((page) => isListed(page) && hasWords(page, words))
    .sort(byOrder)
  const shown = new Set(
    (words.length > 0 ? [] : navigation).flatMap((container) => container.children.map((child) => child.page)),
  )
  const names = new Set([...always, ...pages.flatMap((page) => page.collection ?? [])])
  return {
    topLevel: pages.filter((page) => page.collection === null && !shown.has(page.id)),
    collections: [...names].map((name) => ({ name, pages: pages.filter((page) => page.collection === name) })),
  }
}

function hasWords({ name, slug }: EditorPageEntry, words: readonly string[]): boolean {
  const texts = [...Object.values(name), ...Object.values(slug)].join(' ').toLowerCase()
  return words.every((word) => texts.includes(word))
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
