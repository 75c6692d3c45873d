import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** An article of elsewhere becomes a card, of the name, on a board. */
    readonly article: { readonly card: string; readonly boardId: string }
  }
}

export const articleDialogs = {
  article: definePart(async () => (await import('./article-dialog.tsx')).ArticleDialog),
}
