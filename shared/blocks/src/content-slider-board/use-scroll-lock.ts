import { useCallback, useEffect, useRef, useState } from 'react'
import { stepOfKey } from './use-keys.ts'

/** The slider «nearly fills the view» from this part on, and counts as left below the other. Source: spec/public-site.md §4. */
const fills = 0.95
const left = 0.75
/** How far the page moves on when the lock lets go, in parts of the view. */
const stride = 0.3
/** Duration of a turn of the wheel, in ms: each turn moves one card, however long the wheel rolls on. */
const turn = 650

interface ScrollLock {
  readonly isLocked: boolean
  /** Lets the page scroll again and moves it on a little; it locks anew only after the slider has been left. */
  readonly release: (to: 'up' | 'down') => void
}

interface LockedView {
  readonly view: HTMLElement | null
  readonly isWanted: boolean
  /** Hears of wheel and keys while the page is locked. */
  readonly onStep: (by: 1 | -1) => void
}

/** Holds the page while the slider fills the view: wheel and keys then turn cards. The scrollbar and Tab always lead out. */
export function useScrollLock({ view, isWanted, onStep }: LockedView): ScrollLock {
  const [isLocked, setLocked] = useState(false)
  const step = useRef(onStep)
  step.current = onStep
  const canLock = useRef(true)

  useEffect(() => {
    if (!view || !isWanted) return setLocked(false)
    const watcher = new IntersectionObserver(
      (entries) => {
        const part = entries.at(-1)?.intersectionRatio ?? 0
        if (part < left) {
          canLock.current = true
          setLocked(false)
        } else if (part >= fills && canLock.current) {
          canLock.current = false
          // Not into view: that would leave room for the header, which is away while one scrolls down.
          window.scrollBy({ top: view.getBoundingClientRect().top, behavior: 'instant' })
          setLocked(true)
        }
      },
      { threshold: [left, fills, 1] },
    )
    watcher.observe(view)
    return () => watcher.disconnect()
  }, [view, isWanted])

  useEffect(() => {
    if (!isLocked || !view) return
    return listen(view, { onStep: (by) => step.current(by), onLeave: () => setLocked(false) })
  }, [isLocked, view])

  const release = useCallback((to: 'up' | 'down') => {
    setLocked((wasLocked) => {
      if (wasLocked) window.scrollBy({ top: (to === 'up' ? -1 : 1) * stride * window.innerHeight })
      return false
    })
  }, [])
  return { isLocked, release }
}

interface Listener {
  readonly onStep: (by: 1 | -1) => void
  /** The focus has gone elsewhere. */
  readonly onLeave: () => void
}

/** Turns wheel and keys into steps. Returns the teardown. */
function listen(view: HTMLElement, { onStep, onLeave }: Listener): () => void {
  let last = 0
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.deltaY === 0) return
    event.preventDefault()
    if (event.timeStamp - last < turn) return
    last = event.timeStamp
    onStep(event.deltaY > 0 ? 1 : -1)
  }
  const onKey = (event: KeyboardEvent) => {
    const by = stepOfKey(event)
    if (!by) return
    event.preventDefault()
    onStep(by)
  }
  const onFocus = (event: FocusEvent) => {
    if (event.target instanceof Node && !view.contains(event.target)) onLeave()
  }
  view.addEventListener('wheel', onWheel, { passive: false })
  window.addEventListener('keydown', onKey)
  document.addEventListener('focusin', onFocus)
  return () => {
    view.removeEventListener('wheel', onWheel)
    window.removeEventListener('keydown', onKey)
    document.removeEventListener('focusin', onFocus)
  }
}
