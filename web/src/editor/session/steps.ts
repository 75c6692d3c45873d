import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import { History, type Stacks } from '../history/history.ts'
import { localeOfPatch } from '../history/locale-of-patch.ts'
import { setValue } from '../model/apply-patch.ts'
import { bornIn, type Change, type Patch, type Target, type ValueChange } from '../model/change.ts'
import type { PageDocument } from '../model/page-document.ts'
import { readValue } from '../model/read-value.ts'
import type { Conflict } from '../sync/conflict.ts'
import type { SessionPorts } from './session-ports.ts'
import type { TypingGuard } from './typing-guard.ts'

interface Parts {
  readonly document: PageDocument
  readonly guard: TypingGuard
  readonly ports: Pick<SessionPorts, 'loadStacks' | 'saveStacks' | 'now'>
  readonly carryOut: (patch: Patch) => void
  /** Values that somebody else has changed since: both versions are put beside each other. */
  readonly dispute: (changes: readonly ValueChange[]) => void
  /** The other tabs may read the stack anew. */
  readonly onSaved: () => void
}

/** The steps of the page that undo and redo go back and forth: which may be taken, and what becomes of those that may not. */
export class Steps {
  /** True while a step changes the document: only then may a text with the caret in it be rewritten. */
  isTravelling = false
  readonly #parts: Parts
  readonly #history: History

  constructor(parts: Parts) {
    this.#parts = parts
    this.#history = new History((stacks) => void this.#save(stacks))
  }

  get store() {
    return this.#history.store
  }

  /** Puts the steps of an earlier run below what has been done since. Returns the targets that the steps change. */
  async restore(): Promise<readonly Target[]> {
    await this.#history.restore(() => this.#load())
    return this.#history.targets()
  }

  /** Another tab has changed the stack. */
  reload(): Promise<void> {
    return this.#history.reload(() => this.#load())
  }

  record(...step: Parameters<History['record']>): void {
    this.#history.record(...step)
  }

  undo(): Patch | null {
    return this.#travel(
      () => this.#history.peekUndo(),
      (drop) => this.#history.stepBack(drop),
    )
  }

  redo(): Patch | null {
    const { document } = this.#parts
    return this.#travel(
      () => revived(this.#history.peekRedo(), document),
      (drop) => this.#history.stepForward(drop),
    )
  }

  /** Shows the chosen version of a conflict; taking theirs is a step that undo can take back. */
  show({ target, key, mine, theirs }: Conflict, choice: 'mine' | 'theirs'): void {
    const { document, ports } = this.#parts
    const before = readValue(document, target, key)
    const after = choice === 'mine' ? mine : theirs
    if (isSameValue(before, after)) return
    this.record('resolveConflict', 'record', [{ type: 'value', ...target, key, before, after }], ports.now())
    this.#whileTravelling(() => setValue(document, target, key, after))
  }

  /** There is nothing left of the page's steps to take back. */
  forget(): void {
    const { pageId } = this.#parts.document
    this.#history.forget((change) => change.type === 'addGroup' || isOfPage(change, pageId))
  }

  /** An item is gone for good: nothing of it can be taken back. */
  forgetItem({ itemType, id }: Target): void {
    this.#history.forget((change) => change.type === 'value' && change.itemType === itemType && change.id === id)
  }

  /** Whether an item is there to be read and changed: what is not is still sent. */
  isLoaded({ itemType, id }: Target): boolean {
    const { groups, places, site, navigation, settings, alts, branches, entries } = this.#parts.document
    if (itemType === 'group') return groups.has(id)
    if (itemType === 'field') return places.has(id)
    if (itemType === 'media') return id in alts.getState()
    if (itemType === 'settings') return settings.getState().values !== null
    if (itemType === 'branch') return id in (branches.getState().byId ?? {})
    if (itemType === 'entry') return id in entries.getState().byId
    return itemType === 'page' ? id in site.getState().entries : navigation.getState().containers !== null
  }

  /** Steps that are kept on this device; none where its disk cannot be read. */
  #load(): Promise<Stacks> {
    return this.#parts.ports.loadStacks().catch((error: unknown) => {
      console.warn('Steps that can be taken back cannot be read', error)
      return { undo: [], redo: [] }
    })
  }

  async #save(stacks: Stacks): Promise<void> {
    try {
      await this.#parts.ports.saveStacks(stacks)
      this.#parts.onSaved()
    } catch (error) {
      // They hold as long as the tab is open, and the other tabs keep their own.
      console.warn('Steps that can be taken back cannot be kept', error)
    }
  }

  /**
   * Takes the next step of which something is left to do. A step whose value somebody else has changed since is not carried out
   * over their work: it becomes a choice of two versions.
   */
  #travel(peek: () => Patch | null, step: (drop: boolean) => void): Patch | null {
    const { document, guard, carryOut, dispute } = this.#parts
    const patch = this.#hereOnly(peek())
    if (!patch) return null
    const left = this.#notYetSo(patch)
    const born = bornIn(left)
    const stale = left.filter(
      (change): change is ValueChange =>
        change.type === 'value' &&
        !born.has(change.id) &&
        // What is not loaded is compared by the server.
        this.isLoaded(change) &&
        !isSameValue(readValue(document, change, change.key), change.before),
    )
    step(left.length === 0 || stale.length > 0)
    if (left.length === 0) return this.#travel(peek, step)
    if (stale.length > 0) {
      dispute(stale)
      return []
    }
    this.#whileTravelling(() => carryOut(left))
    guard.keepShown(left)
    return left
  }

  #whileTravelling(change: () => void): void {
    this.isTravelling = true
    change()
    this.isTravelling = false
  }

  /** Part of a step that is still to be done: where others have done it already, there is nothing to choose between. */
  #notYetSo(patch: Patch): Patch {
    return patch.filter(
      (change) =>
        change.type === 'addGroup' ||
        !this.isLoaded(change) ||
        !isSameValue(readValue(this.#parts.document, change, change.key), change.after),
    )
  }

  /** Words of another language are not loaded here: whether they may still be changed shows only there. */
  #hereOnly(patch: Patch | null): Patch | null {
    const locale = localeOfPatch(patch ?? undefined)
    return locale === null || locale === this.#parts.document.locale ? patch : null
  }
}

/** A step that is taken again: a block that is there as a removed one comes back, as the server does not add it a second time. */
function revived(patch: Patch | null, { groups }: PageDocument): Patch | null {
  if (!patch) return null
  return patch.map((change) => {
    const [block] = change.type === 'addGroup' ? change.groups : []
    return block && groups.has(block.id)
      ? { type: 'value', itemType: 'group', id: block.id, key: 'deleted', before: true, after: null }
      : change
  })
}

/** The stack is the page's: of what lies elsewhere it knows other pages' values and the navigation. */
function isOfPage({ itemType, id }: Exclude<Change, { type: 'addGroup' }>, pageId: string): boolean {
  return itemType === 'field' || itemType === 'group' || (itemType === 'page' && id === pageId)
}
