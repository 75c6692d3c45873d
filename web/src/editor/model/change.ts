import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'

/**
 * Item to which a value belongs. `navigation` is the header's menu: one item (`navigationTarget`) with one value, the whole list.
 * `settings` are the site's (`settingsTarget`), a value for each path in them, such as `footer.city`. The values of a medium are
 * its alternative texts by language (`altKey`), those of a branch of the shop are named by `branchOptions`, those of
 * an entry such as a job by its collection.
 */
export interface Target {
  readonly itemType: 'field' | 'group' | 'page' | 'navigation' | 'settings' | 'media' | 'branch' | 'entry'
  readonly id: string
}

/** The header's menu: like the settings, without a uuid. */
export const navigationTarget: Target = { itemType: 'navigation', id: 'navigation' }
export const navigationKey = 'containers'
export const settingsTarget: Target = { itemType: 'settings', id: 'settings' }

/** Change of a value, with the value before and after. Keys as in shared/content/values.ts; null stands for «not set». */
export interface ValueChange extends Target {
  readonly type: 'value'
  readonly key: string
  readonly before: Json
  readonly after: Json
}

/** A new block with the cards it starts with (children after their parent). Undone by `deleted: true`, never by forgetting it. */
export interface GroupsAdded {
  readonly type: 'addGroup'
  readonly groups: readonly EditorGroup[]
  /** The groups that these are copies of, in the same order: the server knows more of them than the page. */
  readonly copyOf?: readonly string[]
}

export type Change = ValueChange | GroupsAdded

/** Changes of a command, in order. Empty: nothing to do, and nothing to undo. */
export type Patch = readonly Change[]

/**
 * The patch that takes this one back. A new group's opposite marks it deleted, so that redo brings the same one back, with what the
 * patch had filled in: to take that out one by one would be sent for a group that is gone.
 */
export function invertPatch(patch: Patch): Patch {
  const born = bornIn(patch)
  return patch
    .toReversed()
    .filter((change) => change.type === 'addGroup' || !born.has(change.id))
    .map((change) => (change.type === 'value' ? swap(change) : tombstone(change)))
}

/** The groups that a step adds, by their own ids and those of their fields. */
export function bornIn(patch: Patch): ReadonlyMap<string, string> {
  const groups = patch.flatMap((change) => (change.type === 'addGroup' ? change.groups : []))
  return new Map(groups.flatMap(({ id, fields }) => [id, ...fields.map((field) => field.id)].map((own) => [own, id])))
}

function swap(change: ValueChange): ValueChange {
  return { ...change, before: change.after, after: change.before }
}

function tombstone(change: GroupsAdded): ValueChange {
  const [block] = change.groups
  if (!block) throw new Error('A patch adds at least one group')
  return { type: 'value', itemType: 'group', id: block.id, key: 'deleted', before: null, after: true }
}
