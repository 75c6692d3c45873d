import type { Save } from '@blickfang/contract/content/changes/changes.ts'
import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import type { StoreApi } from 'zustand/vanilla'
import type { Command } from '../commands/command.ts'
import type { HistoryState } from '../history/history-state.ts'
import type { Patch, Target } from '../model/change.ts'
import type { PageDocument } from '../model/page-document.ts'
import type { Conflict } from '../sync/conflict.ts'
import type { SyncState } from '../sync/sync-state.ts'
import type { News } from './news.ts'
import type { Overlay } from './overlay/overlay-state.ts'
import type { Revealed } from './overlay/revealed.ts'
import type {
  EntriesAsked,
  FetchedEntries,
  PageSection,
  PagesAsked,
  PagesPart,
  SectionsAsked,
} from './session-ports.ts'
import type { Typing } from './typing.ts'

/** Counts of saves, here or elsewhere: of all that the page's frame shows, and of settings alone. */
export interface FrameSaves {
  readonly all: number
  readonly settings: number
}

/** Page that is open in the editor, for panels, overlay and fields. Made by `openSession`, read with `useEditor()`. */
export interface EditorSession {
  readonly document: PageDocument
  readonly overlay: Overlay
  readonly revealed: Revealed
  /** For the undo and redo buttons. */
  readonly history: StoreApi<HistoryState>
  /** For the saved state in the toolbar. */
  readonly sync: StoreApi<SyncState>
  /** How often something has been saved that stands around the blocks: menu, names and addresses of pages, settings. */
  readonly frame: StoreApi<FrameSaves>
  /** Values that somebody else changed meanwhile, waiting for a choice. */
  readonly conflicts: StoreApi<{ readonly list: readonly Conflict[] }>
  /** The text with the caret in it. */
  readonly typing: Typing
  /** True while undo or redo changes the document: only then may a text with the caret in it be rewritten. */
  readonly isTravelling: boolean

  /** Shows and sends what an earlier run left in the journal, joins the other tabs, remembers the undo stack. */
  start(): Promise<void>
  /**
   * Carries a command out: document, history, journal, then the network. Returns what changed (empty: nothing to do).
   * `hold` journals without sending: text that is still being typed. `release` sends it, and so does a pause of 3 s; what
   * is held until it is `left` waits for `release` alone, or for the page to go.
   */
  run<Args>(command: Command<Args>, args: Args, how?: { readonly hold?: boolean | 'left' }): Patch
  release(): void
  /** Commits what is typed and sends all of it with requests that outlive the page. */
  leave(): void
  /** Whether closing the tab would lose something that waits: this device's disk has not taken it. */
  readonly isAtRisk: boolean
  /** Takes back or repeats the last step. Returns what changed; null when there is nothing to undo here, because the step is one of another language (`history.undoLocale`) or there is none. */
  undo(): Patch | null
  redo(): Patch | null

  /** `mine` saves my version over theirs; `theirs` shows theirs and lets undo bring mine back. */
  resolveConflict(id: string, choice: 'mine' | 'theirs'): void
  /** Takes a refused value off the list in `sync.rejected`, once its text has been dealt with; a refused block goes with all that waits for it. */
  dismissRejected(id: string): void
  /** Sends a new block again that the server has refused, with the words that were typed into it. */
  retryRefused(id: string): void
  /** Sends again after the person has signed in anew, or after an error. */
  resume(): void
  /** Resolves when everything typed so far is acknowledged; false when it cannot be (offline, conflict, refused). Call before publishing. */
  flush(): Promise<boolean>
  /** Reads the page anew and takes over what others changed; what waits to be sent here stays. Call after publish and revert. Says what is different now. */
  refresh(): Promise<readonly News[]>
  /** Whether an item holds something that has not been read here. */
  isBehind(save: Save): boolean
  /** Takes a block off the page that somebody else has removed and that was kept for the words in it. */
  dropKept(groupId: string): void
  /** Call after a revert: there is nothing left of this page's steps to take back. */
  forgetSteps(): void
  /** Call after an item has been removed for good, such as an entry: its steps cannot be taken back. */
  forgetItem(target: Target): void

  /** Makes a picture known before a command uses it. */
  rememberMedia(media: MediaView): void
  /** Loads the navigation into `document.navigation`. */
  loadNavigation(): Promise<void>
  /** Loads the settings into `document.settings`; what waits to be sent of them stays. */
  loadSettings(): Promise<void>
  /** Loads the shop's branches into `document.branches`; what waits to be sent of them stays. */
  loadBranches(): Promise<void>
  /** Makes entries such as jobs known (`document.entries`), as they are now; what waits to be sent of them stays. */
  loadEntries(asked: EntriesAsked): Promise<FetchedEntries>
  /** Makes pages known, as they are now. */
  loadPages(asked: PagesAsked): Promise<PagesPart>
  /** The beginning of each list of pages, or of what is found in it; makes them known. */
  loadSections(asked: SectionsAsked): Promise<readonly PageSection[]>
  close(): void
}
