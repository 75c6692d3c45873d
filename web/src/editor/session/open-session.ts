import type { Save } from '@blickfang/contract/content/changes/changes.ts'
import type { EditorDocument } from '@blickfang/contract/content/editor-page.ts'
import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import type { Command } from '../commands/command.ts'
import { applyPatch } from '../model/apply-patch.ts'
import type { Patch, Target } from '../model/change.ts'
import { dropKeptGroup } from '../model/keep-group.ts'
import { openDocument } from '../model/page-document.ts'
import { statusOf } from '../model/standing/set-status.ts'
import { watchAddresses } from '../sync/watch-addresses.ts'
import type { EditorSession } from './editor-session.ts'
import { Fetcher } from './fetching/fetcher.ts'
import type { News } from './news.ts'
import { createOverlay } from './overlay/overlay-state.ts'
import { Revealed } from './overlay/revealed.ts'
import { SeenRevisions } from './revisions.ts'
import type {
  EntriesAsked,
  FetchedEntries,
  PageSection,
  PagesAsked,
  PagesPart,
  SectionsAsked,
  SessionPorts,
} from './session-ports.ts'
import { SessionSync } from './session-sync.ts'
import { Steps } from './steps.ts'
import { Typing } from './typing.ts'
import { TypingGuard } from './typing-guard.ts'

/** After the half second that makes a pause (fields/text/use-typing.ts): what is typed goes out 3 s after the last key. */
const sendAfterMs = 2_500
/** Time after leaving a text until typing counts as ended, in ms: whoever goes from one text to the next is still typing. */
const quietAfterMs = 500

/** Opens a page for editing. The page can be rendered at once, on the server too; `start` connects it to browser and network. */
export function openSession(source: EditorDocument, ports: SessionPorts): OpenSession {
  return new OpenSession(source, ports)
}

/** The document and the commands' way into it; steps, fetching and sending have parts of their own. */
export class OpenSession implements EditorSession {
  readonly document
  readonly overlay = createOverlay()
  readonly revealed = new Revealed()
  readonly typing = new Typing(() => this.#ports.later(() => this.#guard.applyPostponed(), quietAfterMs))
  readonly revisions = new SeenRevisions()
  readonly #ports: SessionPorts
  readonly #guard: TypingGuard
  readonly #sync: SessionSync
  readonly #steps: Steps
  readonly #fetcher: Fetcher
  #started: Promise<void> | null = null
  #cancelSending: () => void = () => undefined

  constructor(source: EditorDocument, ports: SessionPorts) {
    this.#ports = ports
    this.document = openDocument(source)
    this.revisions.setDocument(source)
    const { document, revisions, typing } = this
    this.#guard = new TypingGuard({
      document,
      revisions,
      typing,
      isMine: (target, key) => this.#sync.isMine(target, key),
      entries: () => this.#sync.entries,
    })
    const parts = { document, revisions, guard: this.#guard, ports }
    this.#sync = new SessionSync({ ...parts, typing, onHistory: () => void this.#steps.reload() })
    this.#steps = new Steps({
      ...parts,
      carryOut: (patch) => this.#carryOut(patch),
      dispute: (changes) => this.#sync.dispute(changes),
      onSaved: () => this.#sync.tellHistory(),
    })
    this.#fetcher = new Fetcher({ ...parts, sync: this.#sync, flush: () => this.flush() })
  }

  get history() {
    return this.#steps.store
  }
  get sync() {
    return this.#sync.state
  }
  get conflicts() {
    return this.#sync.conflicts
  }
  get frame() {
    return this.#sync.frame
  }
  get isTravelling() {
    return this.#steps.isTravelling
  }

  /** Once: React's strict mode asks twice, and a session that joined the other tabs twice would be one of them to itself. */
  start(): Promise<void> {
    this.#started ??= this.#connect()
    return this.#started
  }

  async #connect(): Promise<void> {
    await this.#ports.knowBlocks()
    this.#fetcher.start()
    await this.#fetcher.complete()
    // What the journal brings back is on the page before anybody may undo it.
    await this.#sync.start()
    watchAddresses(this.document, this.#ports)
    // The other tabs are heard by now: none of their steps falls between reading the stack and the first message.
    await this.#readParts(await this.#steps.restore())
  }

  /** Reads what the steps of an earlier run change beside the page; whoever takes one back whose part is missing has the server say what it thinks of it. */
  async #readParts(targets: readonly Target[]): Promise<void> {
    const has = (kind: Target['itemType'], read: () => Promise<unknown>) =>
      targets.some(({ itemType }) => itemType === kind) &&
      read().catch((error: unknown) => console.warn('A step could not be read', error))
    const entries = targets.filter(({ itemType }) => itemType === 'entry').map(({ id }) => id)
    const pages = targets.filter((target) => target.itemType === 'page' && !this.#steps.isLoaded(target))
    await has('navigation', () => this.loadNavigation())
    await has('settings', () => this.loadSettings())
    await has('branch', () => this.loadBranches())
    await has('entry', () => this.loadEntries({ ids: entries.slice(0, 50).join(',') }))
    await has('page', () => this.#fetcher.findPages(pages.map(({ id }) => id)))
  }

  run<Args>(command: Command<Args>, args: Args, how: { readonly hold?: boolean | 'left' } = {}): Patch {
    const patch = command.plan(this.document, args)
    if (patch.length === 0) return patch
    this.#steps.record(command.name, command.history, patch, this.#ports.now())
    this.#carryOut(patch, how.hold !== undefined && how.hold !== false)
    if (how.hold === true) this.#sendAfterPause()
    return patch
  }

  #carryOut(patch: Patch, hold?: boolean): void {
    // The journal first takes note of what the person saw; then the page changes.
    this.#sync.enqueue(patch, hold)
    applyPatch(this.document, patch)
  }

  #sendAfterPause(): void {
    this.#cancelSending()
    this.#cancelSending = this.#ports.later(() => this.release(), sendAfterMs)
  }

  release(): void {
    this.#cancelSending()
    this.#sync.release()
  }

  get isAtRisk(): boolean {
    return this.#sync.isAtRisk
  }

  leave(): void {
    this.typing.commit()
    this.#cancelSending()
    this.#sync.release(true)
  }

  undo(): Patch | null {
    this.typing.commit()
    return this.#steps.undo()
  }

  redo(): Patch | null {
    this.typing.commit()
    return this.#steps.redo()
  }

  forgetSteps(): void {
    this.#steps.forget()
  }

  forgetItem(target: Target): void {
    this.#steps.forgetItem(target)
  }

  resolveConflict(id: string, choice: 'mine' | 'theirs'): void {
    const conflict = this.conflicts.getState().list.find((item) => item.id === id)
    if (!conflict) return
    this.revisions.set(conflict.target, conflict.key, conflict.rev)
    this.#sync.settleConflict(conflict, choice)
    this.#steps.show(conflict, choice)
  }

  dismissRejected(id: string): void {
    this.#sync.dismiss(id)
  }

  retryRefused(id: string): void {
    this.#sync.sendAgain(id)
  }

  resume(): void {
    this.#sync.resume()
  }

  async flush(): Promise<boolean> {
    this.typing.commit()
    this.release()
    return this.#sync.settled()
  }

  isBehind({ itemType, id, status, revs }: Save): boolean {
    const target: Target = { itemType, id }
    const isNew = ([key, rev]: [string, number]) =>
      !this.#sync.isMine(target, key) && rev > this.revisions.get(target, key)
    return statusOf(this.document, target) !== status || Object.entries(revs).some(isNew)
  }

  dropKept(groupId: string): void {
    dropKeptGroup(this.document, groupId)
  }

  rememberMedia(media: MediaView): void {
    this.document.media.setState({ [media.id]: media })
  }

  refresh(): Promise<readonly News[]> {
    return this.#fetcher.refresh()
  }

  loadNavigation(): Promise<void> {
    return this.#fetcher.loadNavigation()
  }

  loadSettings(): Promise<void> {
    return this.#fetcher.loadSettings()
  }

  loadEntries(asked: EntriesAsked): Promise<FetchedEntries> {
    return this.#fetcher.loadEntries(asked)
  }

  loadBranches(): Promise<void> {
    return this.#fetcher.loadBranches()
  }

  loadPages(asked: PagesAsked): Promise<PagesPart> {
    return this.#fetcher.loadPages(asked)
  }

  loadSections(asked: SectionsAsked): Promise<readonly PageSection[]> {
    return this.#fetcher.loadSections(asked)
  }

  close(): void {
    this.leave()
    this.#sync.close()
  }
}
