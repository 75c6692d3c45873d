import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    readonly question: {
      readonly title: string
      readonly text: string
      readonly action: string
      readonly danger: boolean
      readonly onConfirm: () => void
    }
  }
}

export const questionDialogs = {
  question: definePart(async () => (await import('./question-dialog.tsx')).QuestionDialog),
}
