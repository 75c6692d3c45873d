import { useEffect } from 'react'

/** While fingers belong to the cards and not to the page, long words scroll under them too. */
export function useInnerScroll(view: HTMLElement | null, isHeld: boolean): void {
  useEffect(() => {
    if (!view || !isHeld) return
    let stop = () => {}
    let isOver = false
    // Apart, because the islands of all blocks come with every page.
    void import('./hold-inner-scroll.ts').then(({ holdInnerScroll }) => {
      if (!isOver) stop = holdInnerScroll(view)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [view, isHeld])
}
