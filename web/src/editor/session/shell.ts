import type { MediaItem, MediaView } from '@blickfang/shared/content/media.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Position } from '../model/sort-siblings.ts'

/** The one dialog that may be open. Anyone opens it with `openDialog`; panels/ draws it. */
export type Dialog =
  | { readonly type: 'addBlock'; readonly position: Position }
  | {
      readonly type: 'media'
      readonly accept: 'image' | 'video'
      /** Files to upload at once; the first that arrives is picked. */
      readonly files?: readonly File[]
      readonly onPick: (media: MediaItem | null) => void
    }
  | { readonly type: 'focalPoint'; readonly mediaId: string; readonly onDone: (media: MediaView) => void }
  | {
      readonly type: 'confirm'
      readonly title: string
      readonly text: string
      readonly action: string
      readonly danger: boolean
      readonly onConfirm: () => void
    }
  /** What a picture shows, in a language in which it is not said. */
  | { readonly type: 'alt'; readonly mediaId: string; readonly locale: Locale }
  /** What the open page lacks itself in one of its languages. */
  | { readonly type: 'page'; readonly part: 'name' | 'slug'; readonly locale: Locale }
  | { readonly type: 'publish' }
  | { readonly type: 'revert' }
  | { readonly type: 'changes' }
  | { readonly type: 'conflict'; readonly conflictId: string }
  /** Which translations are missing; what the server has refused. */
  | { readonly type: 'missing' | 'problems' }

interface Shell {
  readonly dialog: Dialog | null
  /** Counts how often others did something to the site's other pages: open lists of them read anew. */
  readonly pagesNews: number
  /** The site's languages when the page was opened; the settings know them better once they have come. */
  readonly languages: readonly Locale[]
}

export type ShellStore = StoreApi<Shell>

export function createShell(languages: readonly Locale[] = []): ShellStore {
  return createStore<Shell>(() => ({ dialog: null, pagesNews: 0, languages }))
}

/** Opens the media library, perhaps with files to upload, and waits for a choice; null when the person cancels. */
export function pickMedia(
  shell: ShellStore,
  accept: 'image' | 'video',
  files: readonly File[] = [],
): Promise<MediaItem | null> {
  return new Promise((resolve) => shell.setState({ dialog: { type: 'media', accept, files, onPick: resolve } }))
}
