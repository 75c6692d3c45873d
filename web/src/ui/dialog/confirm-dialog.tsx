import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useBackLayer } from '../back/use-back-layer.ts'
import { Button } from '../button.tsx'
import surface from '../surface.module.css'
import text from '../text.module.css'
import './beside-messages.ts'
import css from './dialog.module.css'
import { returnFocus } from './return-focus.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** Names what goes, and says whether it can be taken back. */
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something goes. Focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  useBackLayer(props.open, props.onCancel)
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(next) => next || props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={css.scrim} />
        <AlertDialog.Content
          className={`${surface.surface} ${css.dialog} ${css.small}`}
          data-editor-surface=""
          onCloseAutoFocus={returnFocus}
        >
          <div className={css.head}>
            <AlertDialog.Title className={text.title}>{props.title}</AlertDialog.Title>
          </div>
          <AlertDialog.Description asChild>
            <div className={css.body}>{props.children}</div>
          </AlertDialog.Description>
          <div className={css.foot}>
            <AlertDialog.Cancel asChild>
              <Button>{props.cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={props.danger ? 'danger' : 'solid'} busy={props.busy ?? false} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
