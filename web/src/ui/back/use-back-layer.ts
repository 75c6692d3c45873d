import { useEffect, useLayoutEffect, useRef } from 'react'
import { backStack } from './back-stack.ts'

/** While `isOpen`, the browser's Back calls `close` and stays on the page; `close` answers false to stay open itself. */
export function useBackLayer(isOpen: boolean, close: () => unknown): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useLayoutEffect(() => {
    if (isOpen) return backStack.add({ close: () => latest.current() })
  }, [isOpen])
}
