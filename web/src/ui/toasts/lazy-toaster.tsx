'use client'
import type { ComponentProps } from 'react'
import { useStore } from 'zustand'
import { definePart } from '../parts/define-part.ts'
import { usePart } from '../parts/use-part.ts'
import type { Toaster } from './toaster.tsx'
import { toastsWanted } from './toasts.ts'

const toaster = definePart(async () => (await import('./toaster.tsx')).Toaster)

/** Where messages appear, from the first one on: its code comes with it. */
export function LazyToaster(props: ComponentProps<typeof Toaster>) {
  const isWanted = useStore(toastsWanted, (state) => state.isWanted)
  const Loaded = usePart(toaster, { isWanted, giveUp: () => {} })
  return Loaded && <Loaded {...props} />
}
