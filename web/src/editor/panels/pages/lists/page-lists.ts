import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { type NavigationContainer, pagesIn } from '@blickfang/contract/content/navigation.ts'
import { type Standing, standingOf } from '@blickfang/contract/content/standing/standing.ts'
import { compareSiblings, type Placed } from '@blickfang/contract/kernel/sibling-order.ts'

export interface PageList {
  /** null: the pages of no collection that the navigation does not show. */
  readonly name: string | null
  readonly pages: readonly EditorPageEntry[]
  /** The page behind the last one that is shown, so that something can be put before it. */
  readonly follower: EditorPageEntry | undefined
}

interface Listed {
  readonly entries: Readonly<Record<string, EditorPageEntry>>
  readonly navigation: readonly NavigationContainer[]
  /** Collections that show even while they are empty. */
  readonly always: readonly string[]
  /** How far each list is read: up to this page, which is the follower of those that are shown. Nothing or null: all that is known is shown. */
  readonly ends?: ReadonlyMap<string | null, Placed | null>
  /** Keeps the pages with all of its words in their names and addresses, those of the navigation too. */
  readonly search?: string
}

/** Sorts the pages that are known into the panel's sections, those of no collection first. Behind the end of a list some are known and others are not, so none is shown. */
export function listPages({ entries, navigation, always, ends, search = '' }: Listed): PageList[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const pages = Object.values(entries)
    .filter((page) => isListed(page) && hasWords(page, words))
    .sort(compareSiblings)
  const shown = new Set(pagesIn(words.length > 0 ? [] : navigation))
  const names = new Set([...always, ...pages.flatMap((page) => page.collection ?? [])])
  return [null, ...names].map((name) => {
    const end = ends?.get(name)
    const all = pages.filter((page) => page.collection === name && (name !== null || !shown.has(page.id)))
    const isRead = (page: EditorPageEntry) => !end || compareSiblings(page, end) < 0
    return { name, pages: all.filter(isRead), follower: all.find((page) => !isRead(page)) }
  })
}

function hasWords({ name, slug }: EditorPageEntry, words: readonly string[]): boolean {
  const texts = [...Object.values(name), ...Object.values(slug)].join(' ').toLowerCase()
  return words.every((word) => texts.includes(word))
}

/** Removed pages that are live stay in the lists until somebody publishes their removal; the others are gone. */
export function isListed({ deleted, status }: EditorPageEntry): boolean {
  return !deleted || status === 'markedForDeletion' || status === 'published'
}

/** Where a page stands in the lists, by what is on the screen. `waits`: something of it waits to be published. */
export function standingOfPage({ deleted, archived, status, live }: EditorPageEntry, waits: boolean): Standing {
  if (deleted) return 'markedForDeletion'
  if (archived) return 'archived'
  return standingOf({ status, isLive: live.length > 0, waits })
}
