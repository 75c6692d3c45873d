import type { Settings } from '@blickfang/shared/content/settings.ts'
import { withSetting } from '@blickfang/shared/content/settings-values/settings-values.ts'
import { v7 } from 'uuid'
import { createStore } from 'zustand/vanilla'
import { applyPatch, setValue } from '../model/apply-patch.ts'
import type { Patch, Target, ValueChange } from '../model/change.ts'
import type { PageDocument } from '../model/page-document.ts'
import { readValue } from '../model/read-value.ts'
import { setStatus } from '../model/set-status.ts'
import type { Conflict } from '../sync/conflict.ts'
import { type Entry, entrySlot, slotOf, type ValueEntry } from '../sync/entry.ts'
import { withWaiting } from '../sync/next-entries.ts'
import { Outbox, type OutboxState } from '../sync/outbox.ts'
import type { SyncState } from '../sync/sync-state.ts'
import type { TabMessage, Tabs } from '../sync/tabs.ts'
import type { Calm } from './calm.ts'
import type { FrameSaves } from './editor-session.ts'
import { receiveAnswer, receiveGroups, receiveMade, takeGroupsAway } from './receive-answer.ts'
import type { SeenRevisions } from './revisions.ts'
import type { SessionPorts } from './session-ports.ts'
import { conflictsOf, rejectedOf, statusOf, waitingOf } from './sync-view.ts'
import type { Typing } from './typing.ts'

interface Parts {
  readonly document: PageDocument
  readonly revisions: SeenRevisions
  readonly typing: Typing
  readonly calm: Calm
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
  private readonly parts: Parts
  private readonly outbox: Outbox
  private tabs: Tabs | null = null
  private recovery: Promise<void> = Promise.resolve()
  private isSender = false
  private isClosed = false
  /** The sending tab's list, while this is another tab. */
  private mirror: OutboxState = { entries: [], trouble: null }
  /** What this tab has left to the sending one, until that one has it in its list. */
  private handed: readonly Entry[] = []

  constructor(parts: Parts) {
    this.parts = parts
    const { document, ports } = parts
    this.outbox = new Outbox({
      pageId: document.pageId,
      journal: ports.journal,
      transport: ports.transport,
      later: ports.later,
      random: ports.random,
      describe: (target, key) => ({ base: parts.revisions.get(target, key), groupId: groupIdOf(document, target) }),
      current: (target, key) => ({ value: readValue(document, target, key), rev: parts.revisions.get(target, key) }),
      onSettled: (entry, outcome) => {
        const saved = receiveAnswer(entry, outcome, {
          ...parts,
          isMine: (t, k) => this.isMine(t, k),
          hasWords: (id) => parts.calm.hasWords(id),
          entries: () => this.entries,
        })
        if (outcome.type === 'saved' || outcome.type === 'added') this.state.setState({ savedAt: ports.now() })
        if (outcome.type === 'saved' && entry.type === 'value') this.countFrame(entry.target)
        if (saved) this.tabs?.tell(saved)
      },
    })
    this.outbox.store.subscribe(() => this.changed())
  }

  /** Joins the other tabs and takes in what an earlier run left behind. In the browser only. */
  start(): Promise<void> {
    if (this.isClosed) return this.recovery
    this.recovery = this.recover()
    this.tabs = this.parts.ports.openTabs(this.parts.document.pageId, {
      onMessage: (message) => this.hear(message),
      onSender: () => void this.becomeSender(),
    })
    return this.recovery
  }

  enqueue(patch: Patch, hold?: boolean): void {
    this.outbox.enqueue(patch, hold)
    this.tabs?.tell({ type: 'patch', patch })
    if (!hold) this.hand()
  }

  release(keepalive?: boolean): void {
    this.outbox.release(keepalive)
    this.hand()
  }

  tellHistory(): void {
    this.tabs?.tell({ type: 'history' })
  }

  resume(): void {
    this.outbox.resume()
    if (!this.isSender) this.tabs?.tell({ type: 'resume' })
  }

  /** Whether a value must not be touched from outside: it waits to be sent, is in dispute, or is being typed. */
  isMine(target: Target, key: string): boolean {
    const slot = slotOf(target, key)
    return (
      this.parts.typing.isTyping(target, key) ||
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

  private countFrame({ itemType }: Target): void {
    if (itemType === 'field' || itemType === 'group') return
    this.frame.setState(({ all, settings }) => ({
      all: all + 1,
      settings: settings + (itemType === 'settings' ? 1 : 0),
    }))
  }

  settleConflict(conflict: Conflict, choice: 'mine' | 'theirs'): void {
    const entry = this.entries.find((item) => item.id === conflict.id)
    if (entry?.type !== 'value') return
    const { theirs: _, ...rest } = entry
    const { rev: base, theirs: before } = conflict
    this.decide(entry.id, choice === 'mine' ? { ...rest, state: 'waiting', base, before, attempted: [] } : null)
  }

  /** A step of undo whose values others have changed meanwhile: both versions are put beside each other. */
  dispute(changes: readonly ValueChange[]): void {
    const { document, revisions } = this.parts
    for (const { itemType, id, key, after: value, type } of changes) {
      const target: Target = { itemType, id }
      if (this.isMine(target, key)) continue
      const before = readValue(document, target, key)
      const base = revisions.get(target, key)
      const theirs = { value: before, rev: base, by: null, at: null }
      const place = { id: v7(), pageId: document.pageId, groupId: groupIdOf(document, target) }
      this.outbox.add({ type, ...place, state: 'conflict', target, key, value, before, base, attempted: [], theirs })
    }
  }

  decide(id: string, entry: Entry | null): void {
    if (this.outbox.store.getState().entries.some((own) => own.id === id)) this.outbox.decide(id, entry)
    else this.tabs?.tell({ type: 'decided', id, entry })
  }

  /** Sends a refused block again, with all that waits for it. */
  sendAgain(id: string): void {
    const entry = this.entries.find((item) => item.id === id)
    if (entry?.type !== 'addGroup') return
    const { message: _, ...rest } = entry
    this.decide(id, { ...rest, state: 'waiting' })
  }

  /** Forgets what was refused; a block goes from the page, and with it all that waits for it. */
  dismiss(id: string): void {
    const refused = this.entries.find((item) => item.id === id)
    if (!refused) return
    for (const entry of withWaiting(this.entries, refused)) this.decide(entry.id, null)
    if (refused.type === 'addGroup') takeGroupsAway(this.parts.document, refused.groups)
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
    this.isClosed = true
    this.outbox.stop()
    this.tabs?.close()
  }

  /** What waits for an answer or for a choice: one's own and, from another tab, what the sending one has said. */
  get entries(): readonly Entry[] {
    const own = this.outbox.store.getState().entries
    if (this.isSender) return own
    const listed = new Set(this.mirror.entries.map(({ id }) => id))
    return [...this.mirror.entries, ...this.handed.filter(({ id }) => !listed.has(id)), ...own]
  }

  private async recover(): Promise<void> {
    const left = await this.takeIn()
    if (!this.isSender) this.hand()
    this.state.setState({ recovered: left })
  }

  /** Takes the journal's entries into the list and onto the page; returns how many. */
  private async takeIn(): Promise<number> {
    const found = (await this.outbox.load()).filter((entry) => entry.type === 'addGroup' || entry.state !== 'rejected')
    for (const entry of found) this.replay(entry)
    this.parts.calm.keepUnsent()
    if (this.isSender) this.tabs?.tell({ type: 'taken', ids: found.map(({ id }) => id) })
    return found.filter((entry) => entry.state !== 'done').length
  }

  private replay(entry: Entry): void {
    const { document, revisions } = this.parts
    if (entry.type === 'value' && entry.state === 'done') {
      // What the page was drawn with is at least as new.
      if (revisions.get(entry.target, entry.key) >= entry.base) return
      revisions.set(entry.target, entry.key, entry.base)
    }
    if (entry.type === 'value') setValue(document, entry.target, entry.key, this.newestOf(entry).value)
    else if (!document.groups.has(entry.groups[0]?.id ?? '')) applyPatch(document, [entry])
  }

  /** What has been done here meanwhile is newer than what lay in the journal. */
  private newestOf(entry: ValueEntry): ValueEntry {
    const slot = entrySlot(entry)
    const newest = this.entries.findLast((other) => other.state !== 'rejected' && entrySlot(other) === slot)
    return newest?.type === 'value' ? newest : entry
  }

  private async becomeSender(): Promise<void> {
    await this.recovery
    await this.outbox.journalled()
    this.isSender = true
    await this.takeIn()
    this.handed = []
    this.outbox.setSending(true)
    this.changed()
  }

  /** Leaves to the sending tab what this one has written into the journal. */
  private hand(): void {
    if (this.isSender) return
    void this.outbox.journalled().then(() => {
      if (this.isSender) return
      this.outbox.handOver((entries) => {
        this.handed = [...this.handed, ...entries]
        this.tabs?.tell({ type: 'journalled', ids: entries.map(({ id }) => id) })
      })
    })
  }

  private hear(message: TabMessage): void {
    const { document, revisions, typing, calm, ports } = this.parts
    if (message.type === 'patch') calm.during(() => this.showPatch(message.patch))
    else if (message.type === 'saved') {
      const { target, revs, status, made } = message
      for (const [key, rev] of Object.entries(revs)) if (!typing.isTyping(target, key)) revisions.set(target, key, rev)
      if (made) receiveMade(target, made, { document, isMine: (t, k) => this.isMine(t, k) })
      if (status) setStatus(document, target, status)
      this.state.setState({ savedAt: ports.now() })
      this.countFrame(target)
    } else if (message.type === 'added') {
      const into = { document, revisions, isMine: (t: Target, k: string) => this.isMine(t, k) }
      calm.during(() => receiveGroups(message.groups, into))
      this.state.setState({ savedAt: ports.now() })
    } else if (message.type === 'list') {
      // Without locks there are several senders. Each goes by its own list, and to answer a list with a list would never end.
      if (this.isSender) return
      this.mirror = message
      this.changed()
    } else if (message.type === 'taken') {
      this.handed = this.handed.filter(({ id }) => !message.ids.includes(id))
      this.changed()
    } else if (message.type === 'history') this.parts.onHistory()
    else if (this.isSender) this.serve(message)
  }

  /** Shows what another tab has done; what is typed here stays. */
  private showPatch(patch: Patch): void {
    const { document, typing, calm } = this.parts
    for (const change of patch) {
      if (change.type === 'addGroup') {
        applyPatch(document, [change])
        continue
      }
      const { itemType, id, key, after: value } = change
      const target: Target = { itemType, id }
      if (typing.isTyping(target, key)) continue
      if (key === 'deleted' && value === true) calm.keepIfRemoved(id)
      if (calm.isStill(target, key)) calm.postpone({ target, key, value, rev: null })
      else setValue(document, target, key, value)
    }
  }

  /** What another tab asks of the one that sends. */
  private serve(message: Extract<TabMessage, { type: 'journalled' | 'decided' | 'resume' }>): void {
    if (message.type === 'journalled')
      void this.outbox.load().then(() => this.tabs?.tell({ type: 'taken', ids: message.ids }))
    else if (message.type === 'decided') this.outbox.decide(message.id, message.entry)
    else this.outbox.resume()
  }

  private changed(): void {
    const { trouble } = this.isSender ? this.outbox.store.getState() : this.mirror
    const { entries } = this
    this.state.setState({
      status: statusOf({ entries, trouble }),
      waiting: waitingOf(entries),
      rejected: rejectedOf(entries),
    })
    this.conflicts.setState({ list: conflictsOf(entries) })
    if (this.isSender) this.tabs?.tell({ type: 'list', entries, trouble })
  }
}

function groupIdOf(document: PageDocument, { itemType, id }: Target): string | null {
  if (itemType === 'group') return id
  return itemType === 'field' ? (document.places.get(id)?.groupId ?? null) : null
}
