import { rememberedStop, rememberStop } from '@blickfang/views/site/visitor/remembered-stop.ts'
import { useEffect, useState } from 'react'
import type { Shown } from './shown.ts'

/** Which of `count` stops is shown, and how another one is asked for. Drawers begin where this tab was last. */
export function useShownStop(
  count: number,
  hasDrawers: boolean,
): readonly [Shown, (index: number, isOpened?: boolean) => void] {
  const [shown, setShown] = useState<Shown>({ index: 0, isAsked: false })

  useEffect(() => {
    const index = rememberedStop(location.pathname)
    if (hasDrawers && index > 0 && index < count) setShown({ index, isAsked: true })
  }, [hasDrawers, count])

  function show(asked: number, isOpened = false) {
    const index = Math.min(Math.max(asked, 0), count - 1)
    setShown({ index, isAsked: true, isOpened })
    if (hasDrawers) rememberStop(location.pathname, index)
  }
  return [shown, show]
}
