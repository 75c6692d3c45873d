'use client'
import { useEffect, useState } from 'react'
import { definePart } from '../../../ui/parts/define-part.ts'
import { usePart } from '../../../ui/parts/use-part.ts'
import { track } from '../../floating/tracker.ts'
import type { OpenOptions } from '../menu/open-menu.ts'

const warning = definePart(async () => (await import('./button-warning.tsx')).ButtonWarning)

/** Says at what is in sight what it still lacks: a button its link or words, a link its page, words that are still the sample. Leads there. */
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
      const lacking = [...document.querySelectorAll<HTMLElement>('[data-editing] [data-lacks]')].filter(isInSight)
      const found = lacking.filter(isFirstSample())
      setLacking((before) => (isSame(before, found) ? before : found))
    }
    return track(look)
  }, [])
  return lacking
}

/** Of a block whose words are all samples one says so; the others are marked by the page's own styles. */
function isFirstSample(): (element: HTMLElement) => boolean {
  const seen = new Set<Element | null>()
  return (element) => {
    if (element.dataset.lacks !== 'sample') return true
    const block = element.closest('[data-block]:not([data-block] [data-block])')
    if (seen.has(block)) return false
    seen.add(block)
    return true
  }
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

function isSame(a: readonly HTMLElement[], b: readonly HTMLElement[]): boolean {
  return a.length === b.length && a.every((element, index) => element === b[index])
}
