'use client'
import { type ComponentProps, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Toaster } from './toaster.tsx'
import { toastsWanted } from './toasts.ts'

/** Where messages appear, from the first one on: its code comes with it. */
export function LazyToaster(props: ComponentProps<typeof Toaster>) {
  const isWanted = useStore(toastsWanted, (state) => state.isWanted)
  const [loaded, setLoaded] = useState<{ readonly Toaster: typeof Toaster } | null>(null)
  useEffect(() => {
    if (isWanted) void import('./toaster.tsx').then(setLoaded)
  }, [isWanted])
  return loaded && <loaded.Toaster {...props} />
}
