import { useCalm } from '@blickfang/views/site/visitor/use-calm.ts'
import { type RefObject, useEffect, useState } from 'react'

/** Whether something that is read in the drawer lies below the rows at its lower edge, and what brings it up. */
export function useMoreBelow(head: RefObject<HTMLElement | null>, isPinned: boolean) {
  const [isMore, setMore] = useState(false)
  const isCalm = useCalm()
  useEffect(() => {
    const scroller = drawerOf(head)
    if (!scroller || !isPinned) return setMore(false)
    const look = () => setMore(scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight > 8)
    const sizes = new ResizeObserver(look)
    for (const element of [scroller, ...scroller.children]) sizes.observe(element)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [head, isPinned])

  function showMore() {
    const scroller = drawerOf(head)
    if (!scroller) return
    scroller.scrollTo({ top: scroller.scrollHeight, behavior: isCalm ? 'instant' : 'smooth' })
    // The button goes once there is nothing more: keys go on from what is read.
    scroller.tabIndex = -1
    scroller.focus({ preventScroll: true })
  }
  return { isMore, showMore }
}

function drawerOf(head: RefObject<HTMLElement | null>): HTMLElement | null {
  return head.current?.closest<HTMLElement>('[data-slot]') ?? null
}
