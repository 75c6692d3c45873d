import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** Choice of what a block shows of its collection. */
    readonly collection: { readonly groupId: string }
  }
}

export const collectionDialogs = {
  collection: definePart(async () => (await import('./collection-panel.tsx')).CollectionPanel),
}
