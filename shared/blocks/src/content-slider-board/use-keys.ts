import { useEffect, useRef } from 'react'

const keys: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }

/** Which way a key turns the cards; nothing for other keys, and for those that somebody types with. */
export function stepOfKey(event: KeyboardEvent): 1 | -1 | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return undefined
  if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return undefined
  return keys[event.key]
}

interface Keys {
  readonly view: HTMLElement | null
  readonly isWanted: boolean
  readonly canStep: (by: 1 | -1) => boolean
  readonly onStep: (by: 1 | -1) => void
}

/** Turns cards by keys while the focus is among them; past either end the keys scroll the page as ever. */
export function useKeys({ view, isWanted, ...turning }: Keys): void {
  const latest = useRef(turning)
  latest.current = turning
  useEffect(() => {
    if (!view || !isWanted) return
    const onKey = (event: KeyboardEvent) => {
      const by = stepOfKey(event)
      if (!by || !latest.current.canStep(by)) return
      event.preventDefault()
      latest.current.onStep(by)
    }
    view.addEventListener('keydown', onKey)
    return () => view.removeEventListener('keydown', onKey)
  }, [view, isWanted])
}
