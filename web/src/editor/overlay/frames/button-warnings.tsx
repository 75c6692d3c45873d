'use client'
import { useEffect, useState } from 'react'
import { definePart } from '../../../ui/parts/define-part.ts'
import { usePart } from '../../../ui/parts/use-part.ts'
import { poke, track } from '../../floating/tracker.ts'
import { blocksInSight } from '../blocks-in-sight.ts'

const warning = definePart(async () => (await import('./button-warning.tsx')).ButtonWarning)

/** Says at what is in sight what it still lacks: a button its link or words, a link its page, words that are still the sample. Leads there. */
export function ButtonWarnings() {
  const lacking = useLackingElements()
  const Warning = usePart(warning, { isWanted: lacking.length > 0, giveUp: () => {} })
  return (
    Warning &&
    lacking.map(({ element, lacks }) => <Warning key={element.dataset.fieldId} element={element} lacks={lacks} />)
  )
}

interface Lacking {
  readonly element: HTMLElement
  /** The faults, with blanks between them. */
  readonly lacks: string
}

/** Elements in the window that lack something; looked for when the page has moved or they have changed, and at most once a frame. */
function useLackingElements(): readonly Lacking[] {
  const [lacking, setLacking] = useState<readonly Lacking[]>([])
  useEffect(() => {
    const look = () => {
      const lacks = '[data-lacks]'
      const inSight = blocksInSight()
        .flatMap((block) => [...(block.matches(lacks) ? [block] : []), ...block.querySelectorAll(lacks)])
        .filter((element) => element instanceof HTMLElement && isInSight(element)) as HTMLElement[]
      const found = inSight.filter(isFirstSample()).map((element) => ({ element, lacks: element.dataset.lacks ?? '' }))
      setLacking((before) => (isSame(before, found) ? before : found))
    }
    // A text that is no sample any more is often as large as before: then nothing has moved.
    const faults = new MutationObserver(poke)
    faults.observe(document.body, { subtree: true, attributeFilter: ['data-lacks'] })
    const untrack = track(look)
    return () => {
      faults.disconnect()
      untrack()
    }
  }, [])
  return lacking
}

/** Tells the first sample of a block: where all of a block's words are samples, only one says so; the page's own styles mark the others. */
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

function isSame(a: readonly Lacking[], b: readonly Lacking[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ element, lacks }, index) => element === b[index]?.element && lacks === b[index].lacks)
  )
}
