import { useCallback, useEffect, useRef } from 'react'

/** Says whether what is drawn here is still there: for what comes after an answer that somebody may not have waited for. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
