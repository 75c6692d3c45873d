import type { Save } from '@blickfang/contract/content/changes/changes.ts'
import type { News } from '../session/news.ts'

/** News of what others have done: the latest in words, the rest as a number. */
export interface Told {
  readonly latest: News
  /** Name of the author; null where that was the same person in another place, or nobody knows. */
  readonly by: string | null
  /** ISO time. */
  readonly at: string | null
  readonly others: number
}

/**
 * Which of a page's news are worth a word; null when none is. Changes that the same person has saved elsewhere are only shown, but
 * for discarded ones: those may have been anybody's. `own` is the name of the person who looks.
 */
export function tellNews(news: readonly News[], saves: readonly Save[], own: string | null): Told | null {
  const byId = new Map(saves.map((save) => [save.id, save]))
  const removed = new Set(news.flatMap(({ kind, id }) => (kind === 'removed' ? [id] : [])))
  const told = news
    .map((item) => ({ item, save: byId.get(item.id) }))
    .filter(({ item, save }) => item.kind === 'reverted' || (save !== undefined && save.by !== own))
    // A removed block is one thing, whatever else was changed about it before.
    .filter(({ item }) => item.kind === 'removed' || !removed.has(item.id))
    .toSorted((a, b) => (b.save?.at ?? '').localeCompare(a.save?.at ?? '') || rank(b.item) - rank(a.item))
  const [first] = told
  if (!first) return null
  const by = first.save && first.save.by !== own ? first.save.by : null
  return { latest: first.item, by, at: first.save?.at ?? null, others: told.length - 1 }
}

/** A revert also removes what was never live; it is called by its name. */
function rank({ kind }: News): number {
  return kind === 'reverted' ? 1 : 0
}
