'use client'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import text from '../../../ui/text.module.css'
import { useCommonWords } from '../../locales/define-words.ts'
import type { DialogProps } from '../dialog-props.ts'

/** A question that another part of the editor asks before it goes on. */
export function QuestionDialog({ onClose, ...question }: DialogProps<'question'>) {
  const t = useCommonWords()
  return (
    <ConfirmDialog
      open
      title={question.title}
      confirmLabel={question.action}
      cancelLabel={t('cancel')}
      danger={question.danger}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        question.onConfirm()
      }}
    >
      <p className={text.text}>{question.text}</p>
    </ConfirmDialog>
  )
}
