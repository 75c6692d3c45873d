import type { Settings } from '@blickfang/contract/content/settings.ts'
import { withSetting } from '@blickfang/contract/content/settings-values/setting-at.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { v7 } from 'uuid'
import { createStore } from 'zustand/vanilla'
import { applyPatch, setValue } from '../model/apply-patch.ts'
import type { Patch, Target, ValueChange } from '../model/change.ts'
import type { PageDocument } from '../model/page-document.ts'
import { readValue } from '../model/read-value.ts'
import type { Conflict } from '../sync/conflict.ts'
import { type Entry, entrySlot, slotOf, type ValueEntry } from '../sync/entry.ts'
import { withWaiting } from '../sync/next-requests.ts'
import { Outbox } from '../sync/outbox.ts'
import type { SyncState } from '../sync/sync-state.ts'
import type { Outcome } from '../sync/transport.ts'
import type { FrameSaves } from './editor-session.ts'
import { receiveAnswer, takeGroupsAway } from './receive-answer.ts'
import type { SeenRevisions } from './revisions.ts'
import type { SessionPorts } from './session-ports.ts'
import { conflictsOf, rejectedOf, statusOf, waitingOf } from './sync-view.ts'
import { receiveMessage } from './tabs/receive-message.ts'
import { TabLink } from './tabs/tab-link.ts'
import type { Typing } from './typing.ts'
import type { TypingGuard } from './typing-guard.ts'

interface Parts {
  readonly document: PageDocument
  readonly revisions: SeenRevisions
  readonly typing: Typing
  readonly guard: TypingGuard
  readonly ports: SessionPorts
  /** Another tab has changed the undo stack. */
  readonly onHistory: () => void
}

/** The session's way to the server and to the other tabs: keeps document, revisions and outbox in step. */
export class SessionSync {
  readonly state = createStore<SyncState>(() => ({
    status: 'saved',
    waiting: 0,
    rejected: [],
    recovered: 0,
    savedAt: 0,
  }))
  readonly frame = createStore<FrameSaves>(() => ({ all: 0, settings: 0 }))
  readonly conflicts = createStore<{ readonly list: readonly Conflict[] }>(() => ({ list: [] }))
  readonly #parts: Parts
  readonly #outbox: Outbox
  readonly #link: TabLink
  #recovery: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(parts: Parts) {
    this.#parts = parts
    const { document, ports, revisions } = parts
    this.#outbox = new Outbox({
      pageId: document.pageId,
      journal: ports.journal,
      transport: ports.transport,
      later: ports.later,
      random: ports.random,
      describe: (target, key) => ({ base: revisions.get(target, key), groupId: groupIdOf(document, target) }),
      onSettled: (entry, outcome) => this.#takeAnswer(entry, outcome),
    })
    const onChange = () => this.#update()
    this.#link = new TabLink({ pageId: document.pageId, outbox: this.#outbox, openTabs: ports.openTabs, onChange })
    this.#outbox.store.subscribe(onChange)
  }

  /** Entries that wait for an answer or for a choice, of whichever tab. */
  get entries(): readonly Entry[] {
    return this.#link.entries
  }

  /** Whether closing the tab loses something. */
  get isAtRisk(): boolean {
    return this.#outbox.isAtRisk
  }

  /** Joins the other tabs and takes in what an earlier run left behind. In the browser only. */
  start(): Promise<void> {
    if (this.#isClosed) return this.#recovery
    this.#recovery = this.#recover()
    this.#link.join({
      onMessage: (message) => receiveMessage(message, this.#into),
      onSender: () => void this.#recovery.then(() => this.#link.becomeSender((seen) => this.#takeIn(seen))),
    })
    return this.#recovery
  }

  enqueue(patch: Patch, hold?: boolean): void {
    this.#outbox.enqueue(patch, hold)
    this.#link.tell({ type: 'patch', patch })
    if (!hold) void this.#link.handOver()
  }

  release(keepalive?: boolean): void {
    this.#outbox.release(keepalive)
    void this.#link.handOver()
  }

  tellHistory(): void {
    this.#link.tell({ type: 'history' })
  }

  resume(): void {
    this.#outbox.resume()
    if (!this.#link.isSender) this.#link.tell({ type: 'resume' })
  }

  /** Whether a value must not be touched from outside: it waits to be sent, is in dispute, or is being typed. */
  isMine(target: Target, key: string): boolean {
    const slot = slotOf(target, key)
    return (
      this.#parts.typing.isTyping(target, key) ||
      this.entries.some((entry) => entry.state !== 'rejected' && entrySlot(entry) === slot)
    )
  }

  /** The settings as the server holds them, with what is on its way there laid over them. */
  withWaiting(settings: Settings): Settings {
    const mine = this.entries.filter(
      (entry): entry is ValueEntry =>
        entry.type === 'value' && entry.target.itemType === 'settings' && entry.state !== 'rejected',
    )
    return mine.reduce((shown, { key, value }) => withSetting(shown, key, value), settings)
  }

  /** Values of an item that are on their way to the server, by key. */
  waitingValues({ itemType, id }: Target): Readonly<Record<string, Json>> {
    const mine = this.entries.filter(
      (entry): entry is ValueEntry =>
        entry.type === 'value' &&
        entry.target.itemType === itemType &&
        entry.target.id === id &&
        entry.state !== 'rejected',
    )
    return Object.fromEntries(mine.map(({ key, value }) => [key, value]))
  }

  settleConflict(conflict: Conflict, choice: 'mine' | 'theirs'): void {
    const entry = this.entries.find((item) => item.id === conflict.id)
    if (entry?.type !== 'value') return
    const { theirs: _, ...rest } = entry
    const { target, key, mine, theirs: before, rev: base } = conflict
    this.#decide(entry.id, choice === 'mine' ? { ...rest, state: 'waiting', base, before, attempted: [] } : null)
    const after = choice === 'mine' ? mine : before
    this.#link.tell({ type: 'seen', target, revs: { [key]: base } })
    this.#link.tell({ type: 'patch', patch: [{ type: 'value', ...target, key, before, after }] })
  }

  /** A step of undo whose values others have changed meanwhile: both versions are put beside each other. */
  dispute(changes: readonly ValueChange[]): void {
    const { document, revisions } = this.#parts
    for (const { itemType, id, key, after: value, type } of changes) {
      const target: Target = { itemType, id }
      if (this.isMine(target, key)) continue
      const before = readValue(document, target, key)
      const base = revisions.get(target, key)
      const theirs = { value: before, rev: base, by: null, at: null }
      const place = { id: v7(), pageId: document.pageId, groupId: groupIdOf(document, target) }
      this.#outbox.add({ type, ...place, state: 'conflict', target, key, value, before, base, attempted: [], theirs })
    }
    void this.#link.handOver()
  }

  /** Sends a refused block again, with all that waits for it, and puts it back on the page where it was taken away. */
  sendAgain(id: string): void {
    const entry = this.entries.find((item) => item.id === id)
    if (entry?.type !== 'addGroup') return
    const { message: _, ...rest } = entry
    this.#decide(id, { ...rest, state: 'waiting' })
    const groups = entry.groups.filter((group) => !this.isMine({ itemType: 'group', id: group.id }, 'deleted'))
    const patch: Patch = [{ type: 'addGroup', groups }]
    applyPatch(this.#parts.document, patch)
    this.#link.tell({ type: 'patch', patch })
  }

  /** Forgets what was refused; a block goes from the page, and with it all that waits for it. */
  dismiss(id: string): void {
    const refused = this.entries.find((item) => item.id === id)
    if (!refused) return
    for (const entry of withWaiting(this.entries, refused)) this.#decide(entry.id, null)
    if (refused.type !== 'addGroup') return
    this.#link.tell({ type: 'patch', patch: takeGroupsAway(this.#parts.document, refused.groups) })
  }

  /** Resolves once nothing is on its way: true when all is acknowledged, false when something is in the way of it. */
  settled(): Promise<boolean> {
    return new Promise((resolve) => {
      const look = () => {
        const { status } = this.state.getState()
        if (status === 'saving' || status === 'typing') return false
        resolve(status === 'saved')
        return true
      }
      if (look()) return
      const stop = this.state.subscribe(() => look() && stop())
    })
  }

  close(): void {
    this.#isClosed = true
    this.#outbox.stop()
    this.#link.close()
  }

  /** Parts into which answers and other tabs' messages are taken. */
  get #into() {
    return {
      ...this.#parts,
      outbox: this.#outbox,
      link: this.#link,
      entries: () => this.entries,
      isMine: (target: Target, key: string) => this.isMine(target, key),
      hasWords: (groupId: string) => this.#parts.guard.hasWords(groupId),
      onSaved: (target?: Target) => this.#countSave(target),
    }
  }

  #takeAnswer(entry: Entry, outcome: Outcome): void {
    const messages = receiveAnswer(entry, outcome, this.#into)
    if (outcome.type === 'saved') this.#countSave(entry.type === 'value' ? entry.target : undefined)
    else if (outcome.type === 'added') this.#countSave()
    for (const message of messages) this.#link.tell(message)
  }

  #countSave(target?: Target): void {
    this.state.setState({ savedAt: this.#parts.ports.now() })
    if (target) this.#countFrame(target)
  }

  #countFrame({ itemType }: Target): void {
    if (itemType === 'field' || itemType === 'group') return
    // No frame shows entries; the blocks that do ask for them anew.
    if (itemType === 'entry') {
      this.#parts.document.site.setState(({ asked }) => ({ asked: asked + 1 }))
      return
    }
    const isSettings = itemType === 'settings'
    this.frame.setState(({ all, settings }) => ({ all: all + 1, settings: settings + (isSettings ? 1 : 0) }))
  }

  #decide(id: string, entry: Entry | null): void {
    if (!this.#outbox.store.getState().entries.some((own) => own.id === id)) {
      this.#link.tell({ type: 'decided', id, entry })
      return
    }
    this.#outbox.decide(id, entry)
    void this.#link.handOver()
  }

  async #recover(): Promise<void> {
    const recovered = await this.#takeIn()
    void this.#link.handOver()
    this.state.setState({ recovered })
  }

  /** Takes the journal's entries, and those that another tab was seen to have, into the list and onto the page; returns how many. */
  async #takeIn(seen: readonly Entry[] = []): Promise<number> {
    const loaded = await this.#outbox.load(seen)
    const found = loaded.filter((entry) => entry.type === 'addGroup' || entry.state !== 'rejected')
    for (const entry of found) this.#replay(entry)
    this.#parts.guard.keepUnsent()
    if (this.#link.isSender) this.#link.tell({ type: 'taken', ids: loaded.map(({ id }) => id) })
    return found.filter((entry) => entry.state !== 'done').length
  }

  #replay(entry: Entry): void {
    const { document, revisions } = this.#parts
    if (entry.type === 'value' && entry.state === 'done') {
      // What the page was drawn with is at least as new.
      if (revisions.get(entry.target, entry.key) >= entry.base) return
      revisions.set(entry.target, entry.key, entry.base)
      // What stands around the blocks may have been drawn before it.
      this.#countFrame(entry.target)
    }
    if (entry.type === 'value') setValue(document, entry.target, entry.key, this.#newestOf(entry).value)
    else if (!document.groups.has(entry.groups[0]?.id ?? '')) applyPatch(document, [entry])
  }

  /** Newest entry of the same slot: a change that was made here meanwhile is newer than that in the journal. */
  #newestOf(entry: ValueEntry): ValueEntry {
    const slot = entrySlot(entry)
    const newest = this.entries.findLast((other) => other.state !== 'rejected' && entrySlot(other) === slot)
    return newest?.type === 'value' ? newest : entry
  }

  #update(): void {
    const { entries, trouble } = this.#link
    this.state.setState({
      status: statusOf({ entries, trouble }),
      waiting: waitingOf(entries),
      rejected: rejectedOf(entries),
    })
    this.conflicts.setState({ list: conflictsOf(entries) })
    this.#link.tellList()
  }
}

function groupIdOf(document: PageDocument, { itemType, id }: Target): string | null {
  if (itemType === 'group') return id
  return itemType === 'field' ? (document.places.get(id)?.groupId ?? null) : null
}
