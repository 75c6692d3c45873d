'use client'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../locales/words.tsx'
import type { OpenOptions } from '../menu/open-menu.ts'
import css from '../overlay.module.css'
import { refOf } from '../page-element.ts'
import { track } from '../tracker.ts'
import { useTracked } from '../use-tracked.ts'

/** Says at each button in sight what it still lacks to be shown to visitors, and leads there. */
export function ButtonWarnings({ onOptions }: { onOptions: OpenOptions }) {
  const lacking = useLackingButtons()
  return lacking.map((element) => <Warning key={element.dataset.fieldId} element={element} onOptions={onOptions} />)
}

function Warning({ element, onOptions }: { element: HTMLElement; onOptions: OpenOptions }) {
  const { engine: t } = useWords()
  const ref = useRef<HTMLButtonElement>(null)
  const lacks = element.dataset.lacks?.split(' ') ?? []
  useTracked(
    ref,
    () => element,
    (own, rect) => {
      own.style.transform = `translate(${Math.round(rect.right - 8)}px, ${Math.round(rect.top - 10)}px)`
    },
  )
  const mend = () => {
    const where = refOf(element)
    if (where && lacks.includes('link')) onOptions(where)
    else element.focus()
  }
  return (
    <button ref={ref} type="button" className={css.warning} onClick={mend}>
      <TriangleAlert size={12} aria-hidden="true" />
      {lacks.map((what) => t(what === 'link' ? 'warning.link' : 'warning.text')).join(' · ')}
    </button>
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
