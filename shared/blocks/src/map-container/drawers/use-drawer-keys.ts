import { useEffect, useRef } from 'react'

interface DrawerKeys {
  readonly stage: HTMLElement | null
  readonly onStep: (by: 1 | -1) => void
}

/** Arrow keys step through the drawers, wherever on the stage the focus is. */
export function useDrawerKeys({ stage, ...keys }: DrawerKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!stage) return
    const onKey = (event: KeyboardEvent) => {
      const { onStep } = latest.current
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      // The map moves by arrows itself, and so does the caret.
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, canvas')) return
      if (event.key === 'ArrowRight') onStep(1)
      else if (event.key === 'ArrowLeft') onStep(-1)
      else return
      event.preventDefault()
    }
    stage.addEventListener('keydown', onKey)
    return () => stage.removeEventListener('keydown', onKey)
  }, [stage])
}
