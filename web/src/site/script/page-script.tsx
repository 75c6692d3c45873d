'use client'

import { useEffect } from 'react'

interface PageScriptProps {
  /** Handed in by reference, so that a page without React finds the same module by its name. */
  start: () => () => void
}

/** Begins the page's small behaviours where React makes the page: in edit mode and while developing. */
export function PageScript({ start }: PageScriptProps) {
  useEffect(() => start(), [start])
  return null
}
