'use client'
import { useEffect, useState } from 'react'
import { definePart } from '../../../ui/parts/define-part.ts'
import { usePart } from '../../../ui/parts/use-part.ts'
import type { OpenOptions } from '../menu/open-menu.ts'
import { track } from '../tracker.ts'

const warning = definePart(async () => (await import('./button-warning.tsx')).ButtonWarning)

/** Says at each button in sight what it still lacks to be shown to visitors, and leads there. */
export function ButtonWarnings({ onOptions }: { onOptions: OpenOptions }) {
  const lacking = useLackingButtons()
  const Warning = usePart(warning, { isWanted: lacking.length > 0, giveUp: () => {} })
  return (
    Warning &&
    lacking.map((element) => <Warning key={element.dataset.fieldId} element={element} onOptions={onOptions} />)
  )
}

/** Buttons in the window that lack something; looked for when the page has moved or changed, and at most once a frame. */
function useLackingButtons(): readonly HTMLElement[] {
  const [lacking, setLacking] = useState<readonly HTMLElement[]>([])
  useEffect(() => {
    const look = () => {
      const found = [...document.querySelectorAll<HTMLElement>('[data-editing] [data-lacks]')].filter(isInSight)
      setLacking((before) => (isSame(before, found) ? before : found))
    }
    return track(look)
  }, [])
  return lacking
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

function isSame(a: readonly HTMLElement[], b: readonly HTMLElement[]): boolean {
  return a.length === b.length && a.every((element, index) => element === b[index])
}
