import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { definePart } from '../../../ui/parts/define-part.ts'
import type { ElementRef } from '../../session/overlay/overlay-state.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /**
     * Choice of a medium of the kind `accept`; videos come by their address, not here. `files` are uploaded at once: the first is
     * picked once all have arrived, and the others stay in the library. `onPick` is called once: with the chosen medium, or null
     * when the person leaves without one; without it the library is only worked in.
     */
    readonly media: {
      readonly accept: 'image' | 'video' | 'document' | 'all'
      readonly files?: readonly File[]
      readonly onPick: ((media: MediaItem | null) => void) | null
    }
    /** Which part of a picture one place of the page shows; `onDone` gets what it shows from now on. */
    readonly crop: {
      readonly mediaId: string
      readonly place: ElementRef
      readonly onDone: (media: MediaItem) => void
    }
    /** Pictures that become cards of a board; `files` are uploaded at once. */
    readonly bulk: { readonly boardId: string; readonly files?: readonly File[] }
    /** Alternative text of a picture, in a language in which there is none yet. */
    readonly alt: { readonly mediaId: string; readonly locale: Locale }
  }
}

export const mediaDialogs = {
  media: definePart(async () => (await import('./media-dialog.tsx')).MediaDialog),
  crop: definePart(async () => (await import('./crop/crop-dialog.tsx')).CropDialog),
  bulk: definePart(async () => (await import('./bulk/bulk-dialog.tsx')).BulkDialog),
  alt: definePart(async () => (await import('./alt-dialog.tsx')).AltDialog),
}
