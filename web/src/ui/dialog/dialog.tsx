import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useBackLayer } from '../back/use-back-layer.ts'
import { IconButton } from '../icon-button.tsx'
import surface from '../surface.module.css'
import text from '../text.module.css'
import { leaveMessages } from './beside-messages.ts'
import css from './dialog.module.css'
import { returnFocus } from './return-focus.ts'

interface DialogProps {
  onClose: () => void
  /** The browser's Back asks first: false keeps the window open. */
  mayGoBack?: () => boolean
  title: string
  description?: ReactNode
  closeLabel: string
  size?: 'small' | 'medium' | 'large'
  /** The buttons at the bottom; they stay while the body scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** A window that wants an answer first. Focus stays inside and goes back to where it came from. */
export function Dialog({
  onClose,
  mayGoBack = () => true,
  title,
  description,
  closeLabel,
  size = 'small',
  footer,
  children,
}: DialogProps) {
  useBackLayer(true, () => mayGoBack() && onClose())
  return (
    <Radix.Root open onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          className={`${surface.surface} ${css.dialog} ${css[size]}`}
          data-editor-surface=""
          onCloseAutoFocus={returnFocus}
          onInteractOutside={leaveMessages}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className={css.head}>
            <div className={css.words}>
              <Radix.Title className={text.title}>{title}</Radix.Title>
              {description && <Radix.Description className={text.soft}>{description}</Radix.Description>}
            </div>
            <IconButton label={closeLabel} tip="none" onClick={onClose}>
              <X size={18} />
            </IconButton>
          </div>
          <div className={css.body}>{children}</div>
          {footer && <div className={css.foot}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
