import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** A block or a page becomes a template, under a name. */
    readonly saveTemplate: {
      readonly of: { readonly itemType: 'group' | 'page'; readonly id: string }
      /** The name that is proposed. */
      readonly name: string
    }
    /** The site's templates are renamed and removed. */
    readonly templates: object
  }
}

export const templatesDialogs = {
  saveTemplate: definePart(async () => (await import('./save-template-dialog.tsx')).SaveTemplateDialog),
  templates: definePart(async () => (await import('./templates-dialog.tsx')).TemplatesDialog),
}
