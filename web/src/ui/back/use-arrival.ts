import { useEffect } from 'react'
import { loaded } from './loaded-back-stack.ts'

/** A page has come up, perhaps by a reload with a dialog open: its entry is put right. */
export function useArrival(): void {
  useEffect(() => {
    if (loaded.backStack) loaded.backStack.arrive()
    else if (window.history.state?.depth) void import('./back-stack.ts').then(({ backStack }) => backStack.arrive())
  }, [])
}
