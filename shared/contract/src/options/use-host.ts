import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The host of the site that is edited, for examples in inputs; empty where nobody knows it yet. Source: spec/editor.md §5. */
export function useHost(): string {
  return useSyncExternalStore(
    never,
    () => location.host,
    () => '',
  )
}
