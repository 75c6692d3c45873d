import { useEffect, useState } from 'react'

/** True once the element has come near the view; it stays true. */
export function useNear(element: Element | null): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element || isNear) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [element, isNear])
  return isNear
}
