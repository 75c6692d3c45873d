import { useEffect, useRef } from 'react'

/** While the drawer is open, the browser's way back closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    let wentBack = false
    history.pushState({ ...history.state, drawer: true }, '')
    // Before the framework's own listener, which would look for another page.
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      wentBack = true
      latest.current()
    }
    window.addEventListener('popstate', onBack, { capture: true })
    return () => {
      window.removeEventListener('popstate', onBack, { capture: true })
      if (wentBack) return
      window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
      history.back()
    }
  }, [isOpen])
}
