'use client'
import { useEffect, useState } from 'react'

/** A component that comes with its own code when it is first wanted. Not React.lazy: Suspense holds a reveal back for 300 ms. */
export function useLazy<Component>(load: () => Promise<Component>, isWanted: boolean): Component | null {
  const [loaded, setLoaded] = useState<Component | null>(null)
  useEffect(() => {
    if (isWanted && !loaded) void load().then((component) => setLoaded(() => component))
  }, [load, isWanted, loaded])
  return loaded
}
