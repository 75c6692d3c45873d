import { useEffect, useRef } from 'react'

/** Inside a menu that a key opened: its first item gets the focus, before the menu itself would take it. */
export function FocusFirstItem() {
  const own = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    own.current
      ?.closest('[role="menu"]')
      ?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
      ?.focus()
  }, [])
  return <span ref={own} hidden />
}
