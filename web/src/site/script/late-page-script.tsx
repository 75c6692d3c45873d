'use client'

import { useEffect } from 'react'
import { definePart } from '../../ui/parts/define-part.ts'

const behaviours = definePart(async () => (await import('./start-page.ts')).startPage)

/** The page's small behaviours in edit mode: their code follows that of the page, which can be typed in without them. */
export function LatePageScript() {
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    behaviours.load().then(
      (start) => {
        if (!isGone) stop = start()
      },
      // Without them the page is read and typed in as well.
      (error: unknown) => console.warn(error),
    )
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return null
}
