import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** What a block makes of the collection that it shows. */
    readonly collection: { readonly groupId: string }
  }
}

export const collectionDialogs = {
  collection: definePart(async () => (await import('./collection-panel.tsx')).CollectionPanel),
}
