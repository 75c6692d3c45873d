'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the page is being taken over: for what has no place in the server's markup. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
