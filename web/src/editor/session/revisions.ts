import type { EditorDocument, EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { Target } from '../model/change.ts'
import { slotOf } from '../sync/entry.ts'

/** The revisions that the person has seen, by slot: a save names the one it replaces. */
export class SeenRevisions {
  readonly #bySlot = new Map<string, number>()
  readonly #changedAt = new Map<string, number>()
  #changes = 0

  /** Count of revisions that have become known other than by reading values beside the page. */
  get changes(): number {
    return this.#changes
  }

  /** Whether a value was saved, here or in another tab, since the count was this. */
  isChangedSince(changes: number, target: Target, key: string): boolean {
    return (this.#changedAt.get(slotOf(target, key)) ?? 0) > changes
  }

  get(target: Target, key: string): number {
    return this.#bySlot.get(slotOf(target, key)) ?? 0
  }

  /** The highest that is known of any value of an item: for one that has a single revision for all. */
  newest({ itemType, id }: Target): number {
    const prefix = slotOf({ itemType, id }, '')
    return Math.max(0, ...[...this.#bySlot].filter(([slot]) => slot.startsWith(prefix)).map(([, rev]) => rev))
  }

  set(target: Target, key: string, rev: number): void {
    this.#changes += 1
    this.#changedAt.set(slotOf(target, key), this.#changes)
    this.take(target, key, rev)
  }

  /** Sets what was read together with its value. */
  take(target: Target, key: string, rev: number): void {
    this.#bySlot.set(slotOf(target, key), rev)
  }

  setAll(target: Target, revs: Revisions): void {
    for (const [key, rev] of Object.entries(revs)) this.set(target, key, rev)
  }

  setGroups(groups: readonly EditorGroup[]): void {
    for (const group of groups) {
      this.setAll({ itemType: 'group', id: group.id }, group.revs)
      for (const field of group.fields) this.setAll({ itemType: 'field', id: field.id }, field.revs)
    }
  }

  setDocument(source: EditorDocument): void {
    this.setGroups(source.groups)
    for (const page of [...source.pages, source.page]) this.setAll({ itemType: 'page', id: page.id }, page.revs)
  }
}
