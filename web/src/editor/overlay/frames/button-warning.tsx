'use client'
import { TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { isBehindBar } from '../../floating/bar-room.ts'
import { useTracked } from '../../floating/use-tracked.ts'
import { useWords } from '../../locales/words.tsx'
import type { Fault } from '../../model/page-warnings.ts'
import type { OpenOptions } from '../menu/open-menu.ts'
import css from '../overlay.module.css'
import { refOf } from '../page-element.ts'

interface ButtonWarningProps {
  element: HTMLElement
  /** Its faults, with blanks between them. */
  lacks: string
  onOptions: OpenOptions
}

/** What one element still lacks for visitors; leads to where it is mended. */
export function ButtonWarning({ element, lacks, onOptions }: ButtonWarningProps) {
  const { engine: t } = useWords()
  const ref = useRef<HTMLButtonElement>(null)
  const faults = lacks.split(' ') as Fault[]
  useTracked(
    ref,
    () => element,
    (own, rect) => {
      // Never beyond the right edge, nor under a scrollbar, which 100vw counts as room.
      const room = document.documentElement.clientWidth
      own.style.transform = `translate(min(${Math.round(rect.right - 8)}px, ${room}px - 100% - 8px), ${Math.round(rect.top - 10)}px)`
      own.hidden = isCovered(element, rect.top) || isBehindBar(own, rect.top + 14)
    },
  )
  const mend = () => {
    const where = refOf(element)
    const isText = faults.includes('text') || faults.includes('sample') || element.dataset.fieldKind === 'richText'
    if (where && !isText) onOptions(where)
    else element.focus()
  }
  return (
    <button ref={ref} type="button" className={css.warning} onClick={mend}>
      <TriangleAlert size={12} aria-hidden="true" />
      {faults.map((fault) => t(`warning.${fault}`)).join(' · ')}
    </button>
  )
}

/** The button has gone under a bar that stays on top: its warning would lie over that. */
function isCovered(element: HTMLElement, top: number): boolean {
  return [...document.querySelectorAll('#site-header, [data-sticky]')].some((bar) => {
    const place = bar.getBoundingClientRect()
    return place.top <= top && top < place.bottom && !bar.contains(element)
  })
}
