import type { Save } from '@blickfang/shared/content/changes/changes.ts'
import type { EditorDocument } from '@blickfang/shared/content/editor-page.ts'
import { isSameValue } from '@blickfang/shared/content/is-same-value.ts'
import type { MediaView } from '@blickfang/shared/content/media.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import { createStore } from 'zustand/vanilla'
import type { Command } from '../commands/command.ts'
import { History, type Stacks } from '../history/history.ts'
import { localeOfPatch } from '../history/locale-of-patch.ts'
import { applyPatch, setValue } from '../model/apply-patch.ts'
import {
  navigationKey,
  navigationTarget,
  type Patch,
  settingsTarget,
  type Target,
  type ValueChange,
} from '../model/change.ts'
import { letGroupGo } from '../model/keep-group.ts'
import { openDocument } from '../model/page-document.ts'
import { readValue } from '../model/read-value.ts'
import { statusOf } from '../model/set-status.ts'
import { unknownPages, want, wantAllAddresses } from '../model/unknown-pages.ts'
import type { Conflict } from '../sync/conflict.ts'
import { watchAddresses } from '../sync/watch-addresses.ts'
import { Calm } from './calm.ts'
import type { EditorSession } from './editor-session.ts'
import { mergeFresh, mergeRest, takeAnswers, takeNamedPages, takePages } from './merge-fresh.ts'
import type { News } from './news.ts'
import { SeenRevisions } from './revisions.ts'
import type { Selection } from './selection.ts'
import type { PageSection, PagesAsked, PagesPart, SectionsAsked, SessionPorts } from './session-ports.ts'
import { SessionSync } from './session-sync.ts'
import { Typing } from './typing.ts'

/** So many ids a request names (`GET page/get`). */
const idsAtOnce = 100
/** How long to wait before the rest of a page is asked for again. */
const againMs = 2_000
/** After the half second that makes a pause (fields/text/use-typing.ts): what is typed goes out 3 s after the last key. */
const sendAfterMs = 2_500
/** Whoever goes from one text to the next is still typing. */
const calmAfterMs = 500

/** Opens a page for editing. It can be rendered at once, on the server too; `start` connects it to browser and network. */
export function openSession(source: EditorDocument, ports: SessionPorts): OpenSession {
  return new OpenSession(source, ports)
}

export class OpenSession implements EditorSession {
  readonly document
  readonly selection = createStore<Selection>(() => ({
    selected: null,
    hovered: null,
    isQuiet: false,
    revealed: null,
    room: null,
  }))
  readonly typing = new Typing(() => this.ports.later(() => this.calm.settle(), calmAfterMs))
  isTravelling = false
  readonly revisions = new SeenRevisions()
  private readonly ports: SessionPorts
  private readonly steps: History
  private readonly syncing: SessionSync
  private readonly calm: Calm
  private started: Promise<void> | null = null
  private finding: Promise<void> | null = null
  private asking: Promise<void> | null = null
  private cancelSending: () => void = () => undefined

  constructor(source: EditorDocument, ports: SessionPorts) {
    this.ports = ports
    this.document = openDocument(source)
    this.revisions.setDocument(source)
    this.steps = new History((stacks) => void this.keep(stacks))
    const { document, revisions, typing } = this
    this.calm = new Calm({
      document,
      revisions,
      typing,
      isMine: (target, key) => this.syncing.isMine(target, key),
      entries: () => this.syncing.entries,
    })
    this.syncing = new SessionSync({
      document,
      revisions,
      typing,
      calm: this.calm,
      ports,
      onHistory: () => void this.steps.reload(() => ports.loadStacks()),
    })
  }

  get history() {
    return this.steps.store
  }
  get sync() {
    return this.syncing.state
  }
  get conflicts() {
    return this.syncing.conflicts
  }
  get frame() {
    return this.syncing.frame
  }

  /** Once: React's strict mode asks twice, and a session that joined the other tabs twice would be one of them to itself. */
  start(): Promise<void> {
    this.started ??= this.connect()
    return this.started
  }

  private async connect(): Promise<void> {
    const stacks = this.ports.loadStacks()
    this.document.site.subscribe((site) => site.wanted.length > 0 && this.findPages())
    this.document.site.subscribe((site, before) => site.asked > before.asked && this.findAnswers())
    if (!this.document.root.getState().isWhole) await this.complete()
    // What the journal brings back is on the page before anybody may undo it.
    await this.syncing.start()
    this.steps.restore(await stacks)
    const targets = this.steps.targets()
    if (targets.some(({ id }) => id === navigationTarget.id)) await this.loadNavigation()
    if (targets.some(({ id }) => id === settingsTarget.id)) await this.loadSettings()
    const pages = targets.filter((target) => target.itemType === 'page' && !this.isLoaded(target))
    want(
      this.document,
      pages.map(({ id }) => id),
    )
    await this.finding
    watchAddresses(this.document, this.ports)
  }

  /** Reads what a long page did not bring along. Journal and history speak of all of it, so they wait for it. */
  private async complete(): Promise<void> {
    try {
      const fresh = await this.ports.fetchDocument()
      await mergeRest(fresh, this.takingIn, () => this.pause(0))
    } catch (error) {
      console.warn('The rest of the page could not be read', error)
      await this.pause(againMs)
      await this.complete()
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.ports.later(resolve, ms))
  }

  private async keep(stacks: Stacks): Promise<void> {
    await this.ports.saveStacks(stacks)
    this.syncing.tellHistory()
  }

  run<Args>(command: Command<Args>, args: Args, how: { readonly hold?: boolean | 'left' } = {}): Patch {
    const patch = command.plan(this.document, args)
    if (patch.length === 0) return patch
    this.steps.record(command.name, command.history, patch, this.ports.now())
    this.carryOut(patch, how.hold !== undefined && how.hold !== false)
    if (how.hold === true) this.sendAfterPause()
    return patch
  }

  private sendAfterPause(): void {
    this.cancelSending()
    this.cancelSending = this.ports.later(() => this.release(), sendAfterMs)
  }

  release(): void {
    this.cancelSending()
    this.syncing.release()
  }

  leave(): void {
    this.typing.commit()
    this.cancelSending()
    this.syncing.release(true)
  }

  undo(): Patch | null {
    this.typing.commit()
    const patch = this.hereOnly(this.steps.peekUndo())
    if (!patch) return null
    const left = this.notYetSo(patch)
    if (left.length > 0) return this.travel(left, (drop) => this.steps.stepBack(drop))
    this.steps.stepBack(true)
    return this.undo()
  }

  redo(): Patch | null {
    this.typing.commit()
    const patch = this.hereOnly(this.steps.peekRedo())
    if (!patch) return null
    const left = this.notYetSo(patch)
    if (left.length > 0) return this.travel(left, (drop) => this.steps.stepForward(drop))
    this.steps.stepForward(true)
    return this.redo()
  }

  /** What of a step is still to be done: where others have done it already, there is nothing to choose between. */
  private notYetSo(patch: Patch): Patch {
    return patch.filter(
      (change) =>
        change.type === 'addGroup' ||
        !this.isLoaded(change) ||
        !isSameValue(readValue(this.document, change, change.key), change.after),
    )
  }

  private isLoaded({ itemType, id }: Target): boolean {
    const { groups, places, site, navigation, settings } = this.document
    if (itemType === 'group') return groups.has(id)
    if (itemType === 'field') return places.has(id)
    if (itemType === 'settings') return settings.getState().values !== null
    return itemType === 'page' ? id in site.getState().entries : navigation.getState().containers !== null
  }

  /** Words of another language are not loaded here: whether they may still be changed shows only there. */
  private hereOnly(patch: Patch | null): Patch | null {
    const locale = localeOfPatch(patch ?? undefined)
    return locale === null || locale === this.document.locale ? patch : null
  }

  /** A step whose value somebody else has changed since is not carried out over their work: it becomes a choice of two versions. */
  private travel(patch: Patch, step: (drop: boolean) => void): Patch {
    const stale = patch.filter(
      (change): change is ValueChange =>
        change.type === 'value' && !isSameValue(readValue(this.document, change, change.key), change.before),
    )
    step(stale.length > 0)
    if (stale.length > 0) {
      this.syncing.dispute(stale)
      return []
    }
    this.isTravelling = true
    this.carryOut(patch)
    this.isTravelling = false
    this.calm.keepShown(patch)
    return patch
  }

  private carryOut(patch: Patch, hold?: boolean): void {
    // The journal first takes note of what the person saw; then the page changes.
    this.syncing.enqueue(patch, hold)
    applyPatch(this.document, patch)
  }

  resolveConflict(id: string, choice: 'mine' | 'theirs'): void {
    const conflict = this.conflicts.getState().list.find((item) => item.id === id)
    if (!conflict) return
    this.revisions.set(conflict.target, conflict.key, conflict.rev)
    this.syncing.settleConflict(conflict, choice)
    this.show(conflict, choice)
  }

  /** Shows the chosen version; taking theirs is a step that undo can take back. */
  private show({ target, key, mine, theirs }: Conflict, choice: 'mine' | 'theirs'): void {
    const before = readValue(this.document, target, key)
    const after = choice === 'mine' ? mine : theirs
    if (isSameValue(before, after)) return
    this.steps.record('resolveConflict', 'record', [{ type: 'value', ...target, key, before, after }], this.ports.now())
    this.isTravelling = true
    setValue(this.document, target, key, after)
    this.isTravelling = false
  }

  dismissRejected(id: string): void {
    this.syncing.dismiss(id)
  }

  retryRefused(id: string): void {
    this.syncing.sendAgain(id)
  }

  resume(): void {
    this.syncing.resume()
  }

  async flush(): Promise<boolean> {
    this.typing.commit()
    this.release()
    return this.syncing.settled()
  }

  async refresh(): Promise<readonly News[]> {
    const fresh = await this.ports.fetchDocument()
    const brought = new Set(fresh.pages.map(({ id }) => id).concat(fresh.page.id))
    await this.readPages(Object.keys(this.document.site.getState().entries).filter((id) => !brought.has(id)))
    const news = mergeFresh(fresh, this.takingIn)
    wantAllAddresses(this.document)
    return news
  }

  isBehind({ itemType, id, status, revs }: Save): boolean {
    const target: Target = { itemType, id }
    const isNew = ([key, rev]: [string, number]) =>
      !this.syncing.isMine(target, key) && rev > this.revisions.get(target, key)
    return statusOf(this.document, target) !== status || Object.entries(revs).some(isNew)
  }

  private get takingIn() {
    const { document, revisions, calm } = this
    return { document, revisions, calm, isMine: (target: Target, key: string) => this.syncing.isMine(target, key) }
  }

  letGo(groupId: string): void {
    letGroupGo(this.document, groupId)
  }

  forgetSteps(): void {
    this.steps.forget((change) => change.type === 'addGroup' || isOfPage(change, this.document.pageId))
  }

  rememberMedia(media: MediaView): void {
    this.document.media.setState({ [media.id]: media })
  }

  async loadNavigation(): Promise<void> {
    const { containers, rev } = await this.ports.fetchNavigation()
    if (this.syncing.isMine(navigationTarget, navigationKey)) return
    this.document.navigation.setState({ containers })
    this.revisions.set(navigationTarget, navigationKey, rev)
    want(this.document, unknownPages(this.document, navigationTarget, containers as Json))
  }

  async loadSettings(): Promise<void> {
    const fresh = await this.ports.fetchSettings()
    this.document.settings.setState({ values: this.syncing.withWaiting(fresh) })
  }

  async loadPages(asked: PagesAsked): Promise<PagesPart> {
    const part = await this.ports.fetchPages(asked)
    takePages(part.pages, this.takingIn)
    return part
  }

  async loadSections(asked: SectionsAsked): Promise<readonly PageSection[]> {
    const sections = await this.ports.fetchSections(asked)
    takePages(
      sections.flatMap(({ pages }) => pages),
      this.takingIn,
    )
    return sections
  }

  /** Asks for the pages that are wanted, and for those that are by then. Until they are known, links to them look as if they led nowhere. */
  private findPages(): void {
    this.finding ??= this.findWanted().finally(() => {
      this.finding = null
    })
  }

  private async findWanted(): Promise<void> {
    const { site } = this.document
    for (let { wanted } = site.getState(); wanted.length > 0; { wanted } = site.getState()) {
      site.setState({ wanted: [] })
      await this.readPages(wanted).catch((error: unknown) => console.warn('Linked pages could not be read', error))
    }
  }

  /** Reads pages as they are now, so many with a request as it takes. */
  private async readPages(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += idsAtOnce) {
      const some = ids.slice(from, from + idsAtOnce)
      const { pages } = await this.ports.fetchPages({ ids: some.join(',') })
      takeNamedPages(some, pages, this.takingIn)
    }
  }

  /** What new blocks and changed options ask of sources: the server reads it off the page, so what waits is saved first. */
  private findAnswers(): Promise<void> {
    this.asking ??= this.askSources().finally(() => {
      this.asking = null
    })
    return this.asking
  }

  private async askSources(): Promise<void> {
    const { site } = this.document
    const { asked } = site.getState()
    try {
      if (!(await this.flush())) return
      takeAnswers(await this.ports.fetchDocument(), this.document)
    } catch (error) {
      console.warn('What the sources answer could not be read', error)
      return
    }
    if (site.getState().asked > asked) await this.askSources()
  }

  close(): void {
    this.leave()
    this.syncing.close()
  }
}

/** The stack is the page's: of what lies elsewhere it knows other pages' values and the navigation. */
function isOfPage({ itemType, id }: Target, pageId: string): boolean {
  return itemType === 'field' || itemType === 'group' || (itemType === 'page' && id === pageId)
}
