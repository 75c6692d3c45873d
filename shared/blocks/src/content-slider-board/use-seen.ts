import { useEffect, useState } from 'react'

/** Whether at least half of an element is in sight. */
export function useSeen(view: HTMLElement | null): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!view) return
    const watcher = new IntersectionObserver((entries) => setSeen((entries.at(-1)?.intersectionRatio ?? 0) >= 0.5), {
      threshold: 0.5,
    })
    watcher.observe(view)
    return () => watcher.disconnect()
  }, [view])
  return isSeen
}
