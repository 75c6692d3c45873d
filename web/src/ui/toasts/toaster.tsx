import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast } from 'sonner'
import { openToasts } from './toasts.ts'

/**
 * Where messages appear: above the toolbar's end of the page, by the system's light or dark. `withToasts` writes them. Beside all
 * else of the page: a window that is open hides what is there from those who hear the page, and this comes with the first message.
 */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  useEffect(() => openToasts(toast), [])
  return createPortal(
    <Sonner
      position="top-center"
      theme="system"
      closeButton
      containerAriaLabel={label}
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
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
