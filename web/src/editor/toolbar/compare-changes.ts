import type { Change } from 'shared/content/changes.ts'

interface Difference {
  /** What others have changed, the latest first. */
  readonly news: readonly Change[]
  /** What is no longer a change: published, or as it was before. */
  readonly gone: readonly Change[]
}

/** What has happened to a page's unpublished changes between two looks at them; `own` is the name of the one who looks. */
export function compareChanges(known: readonly Change[], now: readonly Change[], own: string | null): Difference {
  const wordsBefore = new Map(known.map((change) => [slotOf(change), change.after]))
  const slotsNow = new Set(now.map(slotOf))
  return {
    news: now
      .filter((change) => change.updatedBy !== own && wordsBefore.get(slotOf(change)) !== change.after)
      .toSorted((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? '')),
    gone: known.filter((change) => !slotsNow.has(slotOf(change))),
  }
}

function slotOf({ id, key }: Change): string {
  return `${id} ${key}`
}
