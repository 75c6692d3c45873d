import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { backStack } from './back/back-stack.ts'
import { IconButton } from './icon-button.tsx'
import css from './side-panel.module.css'
import surface from './surface.module.css'
import text from './text.module.css'

interface SidePanelProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** Slides in from the left and leaves the page in sight. Takes the focus when it opens and gives it back when it goes. */
export function SidePanel({ title, closeLabel, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const titleId = useId()
  useEffect(() => backStack.arrive(), [])
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      // Who leads elsewhere as the panel goes has put the focus there.
      const isTaken = document.activeElement !== null && document.activeElement !== document.body
      if (!isTaken && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-editor-surface=""
      data-side-panel=""
      className={`${surface.surface} ${css.panel}`}
    >
      <div className={css.head}>
        <h2 className={text.title} id={titleId}>
          {title}
        </h2>
        <span>
          <IconButton label={closeLabel} shortcut="Esc" tip="below-end" onClick={onClose}>
            <X size={18} />
          </IconButton>
        </span>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  )
}
