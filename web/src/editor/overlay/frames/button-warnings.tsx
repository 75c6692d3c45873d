'use client'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../locales/words.tsx'
import css from '../overlay.module.css'
import { track } from '../tracker.ts'
import { useTracked } from '../use-tracked.ts'

/** Says at each button in sight what it still lacks to be shown to visitors. */
export function ButtonWarnings() {
  const lacking = useLackingButtons()
  return lacking.map((element) => <Warning key={element.dataset.fieldId} element={element} />)
}

function Warning({ element }: { element: HTMLElement }) {
  const { engine: t } = useWords()
  const ref = useRef<HTMLSpanElement>(null)
  const lacks = element.dataset.lacks?.split(' ') ?? []
  useTracked(
    ref,
    () => element,
    (own, rect) => {
      own.style.transform = `translate(${Math.round(rect.right - 8)}px, ${Math.round(rect.top - 10)}px)`
    },
  )
  return (
    <span ref={ref} className={css.warning}>
      <TriangleAlert size={12} aria-hidden="true" />
      {lacks.map((what) => t(what === 'link' ? 'warning.link' : 'warning.text')).join(' · ')}
    </span>
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
