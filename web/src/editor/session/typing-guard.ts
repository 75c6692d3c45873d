import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { setValue } from '../model/apply-patch.ts'
import type { Patch, Target } from '../model/change.ts'
import { keepGroup } from '../model/keep-group.ts'
import type { PageDocument } from '../model/page-document.ts'
import { sortUnsorted } from '../model/sort-siblings.ts'
import { hasPlace } from '../model/standing/standing.ts'
import { type Entry, slotOf } from '../sync/entry.ts'
import type { SeenRevisions } from './revisions.ts'
import type { Typing } from './typing.ts'

interface Parts {
  readonly document: PageDocument
  readonly revisions: SeenRevisions
  readonly typing: Typing
  readonly isMine: (target: Target, key: string) => boolean
  /** Entries that wait to be sent. */
  readonly entries: () => readonly Entry[]
}

/** A value from outside that waits until the text is left; `rev` is null where its own message brings it. */
interface Postponed {
  readonly target: Target
  readonly key: string
  readonly value: Json
  readonly rev: number | null
}

/** Takes in what others change without taking anything away from under the fingers of the one who types. */
export class TypingGuard {
  readonly #parts: Parts
  readonly #postponed = new Map<string, Postponed>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** For everything that changes the page from outside: what would move the text with the caret in it waits until it is left. */
  takeIn(run: () => void): void {
    const { guard } = this.#parts.document
    guard.around = this.#typedGroup
    try {
      run()
    } finally {
      guard.around = null
    }
  }

  /** Options and hidden fields of the block in which somebody types could take the very text away. */
  mustWait(target: Target, key: string): boolean {
    const typed = this.#typedGroup
    if (typed === null || target.itemType !== 'group') return false
    return (target.id === typed || target.id === this.#parentOf(typed)) && takesAway(key)
  }

  postpone(value: Postponed): void {
    this.#postponed.set(slotOf(value.target, value.key), value)
  }

  /** Carries out what has waited, once nobody types. */
  applyPostponed(): void {
    const { document, revisions, typing, isMine } = this.#parts
    if (typing.target) return
    for (const { target, key, value, rev } of this.#postponed.values()) {
      if (isMine(target, key)) continue
      setValue(document, target, key, value)
      if (rev !== null) revisions.set(target, key, rev)
    }
    this.#postponed.clear()
    sortUnsorted(document)
  }

  /** Keeps a group in its place that others have removed, if words of it are being typed or wait to be sent. */
  keepIfGone({ id, removedBy = null, ...fresh }: Pick<EditorGroup, 'id' | 'status' | 'values' | 'removedBy'>): void {
    const { document, isMine } = this.#parts
    const known = document.groups.get(id)?.getState()
    const isGone = known && hasPlace(known) && !hasPlace({ ...fresh, isKept: false })
    if (isGone && !isMine({ itemType: 'group', id }, 'deleted') && this.hasWords(id)) keepGroup(document, id, removedBy)
  }

  /** The same for what another tab removes: only the text with the caret in it holds it, all else is the same person's. */
  keepIfRemoved(id: string): void {
    const typed = this.#typedGroup
    if (typed !== null && (typed === id || this.#parentOf(typed) === id)) keepGroup(this.#parts.document, id, null)
  }

  /** The same for words that an earlier run left behind. */
  keepUnsent(): void {
    const { document, entries, isMine } = this.#parts
    for (const entry of entries().filter(isWords)) {
      for (const id of [entry.groupId, this.#parentOf(entry.groupId)]) {
        const group = id ? document.groups.get(id)?.getState() : undefined
        if (group && !hasPlace(group) && !isMine({ itemType: 'group', id: group.id }, 'deleted'))
          keepGroup(document, group.id, group.removedBy)
      }
    }
  }

  /** Undo and redo show what they do, also in a block that somebody else has removed. */
  keepShown(patch: Patch): void {
    const { document } = this.#parts
    for (const change of patch) {
      if (change.type !== 'value' || change.key === 'deleted') continue
      const id = change.itemType === 'field' ? (document.places.get(change.id)?.groupId ?? null) : change.id
      for (const groupId of [id, this.#parentOf(id)]) {
        const group = document.groups.get(groupId ?? '')?.getState()
        if (group && !hasPlace(group)) keepGroup(document, group.id, group.removedBy)
      }
    }
  }

  /** Whether words in the group, or in a card of it, are being typed or wait to be sent. */
  hasWords(groupId: string): boolean {
    const isWithin = (id: string | null) => id !== null && (id === groupId || this.#parentOf(id) === groupId)
    return (
      isWithin(this.#typedGroup) || this.#parts.entries().some((entry) => isWords(entry) && isWithin(entry.groupId))
    )
  }

  get #typedGroup(): string | null {
    const { document, typing } = this.#parts
    return document.places.get(typing.target?.id ?? '')?.groupId ?? null
  }

  #parentOf(groupId: string | null): string | null {
    return this.#parts.document.groups.get(groupId ?? '')?.getState().parentId ?? null
  }
}

function isWords(entry: Entry): entry is Extract<Entry, { type: 'value' }> {
  return entry.type === 'value' && entry.target.itemType === 'field' && entry.state !== 'rejected'
}

function takesAway(key: string): boolean {
  return [valueKeys.options, valueKeys.visibleFields].some(({ partOf }) => partOf(key) !== null)
}
