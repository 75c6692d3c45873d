import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The parts of a branch that one comes for: its week, days that differ, where it is, its number. */
export type BranchPart = 'hours' | 'special' | 'address' | 'phone'

/** Values with which each dialog is opened, by its name: every folder of dialogs adds its own (`panels/<folder>/dialogs.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: it grows where dialogs are
export interface Dialogs {}

/** The one dialog that may be open. Anyone opens it with `openDialog`; panels/ draws it. */
export type Dialog = { [Name in keyof Dialogs]: { readonly type: Name } & Dialogs[Name] }[keyof Dialogs]

/** A collection of entries such as jobs: its list, one that is there, or a new one. */
export interface EntriesShown {
  readonly collection: string
  readonly open: { readonly id: string } | 'new' | null
}

interface Shell {
  readonly dialog: Dialog | null
  /** Counts how often others did something to the site's other pages: open lists of them read anew. */
  readonly pagesNews: number
  /** The site's languages when the page was opened; the settings know them better once they have come. */
  readonly languages: readonly Locale[]
  /** The section of the settings that is to be open when their panel comes. */
  readonly settingsSection: string | null
  /** Which entries their panel shows, and what of them is open; null: those of the page. */
  readonly entriesAsked: EntriesShown | null
}

export type ShellStore = StoreApi<Shell>

export function createShell(languages: readonly Locale[] = []): ShellStore {
  return createStore<Shell>(() => ({
    dialog: null,
    pagesNews: 0,
    languages,
    settingsSection: null,
    entriesAsked: null,
  }))
}

/** Opens the media library, perhaps with files to upload, and waits for a choice; null when the person cancels. */
export function pickMedia(
  shell: ShellStore,
  accept: 'image' | 'video' | 'document',
  files: readonly File[] = [],
): Promise<MediaItem | null> {
  return new Promise((resolve) => shell.setState({ dialog: { type: 'media', accept, files, onPick: resolve } }))
}
