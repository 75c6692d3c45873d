import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** Name or address that the open page itself lacks in one of its languages, or the question whether it goes offline. */
    readonly page: { readonly part: 'name' | 'slug' | 'offline'; readonly locale: Locale }
  }
}

export const pagesDialogs = {
  page: definePart(async () => (await import('./forms/page-dialog.tsx')).OpenPageDialog),
}
