import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast } from 'sonner'
import { useWindowSize } from '../use-window-size.ts'
import css from './toaster.module.css'
import { openToasts } from './toasts.ts'

/** Width in px below which a panel covers the page, as its styles say. */
const narrow = 480
const aboveBar = {
  top: '16px',
  right: '12px',
  bottom: 'calc(max(16px, env(safe-area-inset-bottom)) + var(--ui-bar-height) + 12px + var(--ui-keyboard))',
  left: '12px',
}

/**
 * Where messages appear: at the top of the page, on a phone above the editor's bar, by the system's light or dark. `withToasts` writes them. Beside all
 * else of the page: a window that is open hides what is there from those who hear the page, and this comes with the first message.
 */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  useEffect(() => openToasts(toast), [])
  const { width } = useWindowSize()
  return createPortal(
    <Sonner
      // On a phone a panel's title, its search and the way out of it are at the top, and are needed next.
      position={width < narrow ? 'bottom-center' : 'top-center'}
      mobileOffset={aboveBar}
      swipeDirections={['left', 'right', 'top', 'bottom']}
      theme="system"
      closeButton
      containerAriaLabel={label}
      toastOptions={{ closeButtonAriaLabel: closeLabel, classNames: { closeButton: css.close ?? '' } }}
      style={
        {
          pointerEvents: 'auto',
          zIndex: 'var(--ui-layer-toast)',
          fontFamily: 'var(--ui-font)',
          '--normal-bg': 'var(--ui-paper)',
          '--normal-text': 'var(--ui-ink)',
          '--normal-border': 'var(--ui-line-color)',
          '--border-radius': 'var(--ui-radius-large)',
          // A whole sentence beside its button, in four lines rather than seven.
          '--width': '27rem',
        } as Record<string, string>
      }
    />,
    document.body,
  )
}
