import { useEffect } from 'react'

/** Holds the page still while a panel is open, without moving it by the width of its scroll bar. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return
    const { documentElement: root, body } = document
    const width = window.innerWidth - root.clientWidth
    const before = { overflow: root.style.overflow, padding: body.style.paddingRight }
    root.style.overflow = 'hidden'
    if (width > 0) body.style.paddingRight = `${width}px`
    return () => {
      root.style.overflow = before.overflow
      body.style.paddingRight = before.padding
    }
  }, [isLocked])
}
