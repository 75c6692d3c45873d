'use client'
import { TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { useEditor } from '../../context/editor-context.tsx'
import { isBehindBar } from '../../floating/bar-room.ts'
import { useTracked } from '../../floating/use-tracked.ts'
import { useWords } from '../../locales/words.tsx'
import type { Fault } from '../../model/page-warnings.ts'
import css from '../overlay.module.css'
import { refOf } from '../page-element.ts'

interface ButtonWarningProps {
  element: HTMLElement
  /** Faults of the element, with blanks between them. */
  lacks: string
}

/** The room above an element that its warning takes, and the least of it that can be pressed, in pixels. */
const height = 22
const narrowest = 28

/** Warning of what an element still lacks for visitors; leads to where that is mended. */
export function ButtonWarning({ element, lacks }: ButtonWarningProps) {
  const { overlay } = useEditor()
  const { engine: t } = useWords()
  const ref = useRef<HTMLButtonElement>(null)
  const faults = lacks.split(' ') as Fault[]
  useTracked(
    ref,
    () => element,
    (own, rect) => {
      // Over its own element and no wider, so that it lies on no neighbour; never under a scrollbar, which 100vw counts as room.
      const room = document.documentElement.clientWidth
      own.style.maxWidth = `${Math.max(narrowest, Math.round(rect.width))}px`
      own.style.transform = `translate(max(0px, min(${Math.round(rect.left)}px, ${room}px - 100%)), ${Math.round(rect.top - height)}px)`
      own.hidden = isCovered(element, rect.top) || isBehindBar(own, rect.top + 14)
    },
  )
  const words = faults.map((fault) => t(`warning.${fault}`)).join(' · ')
  const mend = () => {
    const where = refOf(element)
    const isText = faults.includes('text') || faults.includes('sample') || element.dataset.fieldKind === 'richText'
    if (where && !isText) overlay.send({ type: 'options', element: where })
    else element.focus()
  }
  return (
    <button ref={ref} type="button" className={css.warning} title={words} onClick={mend}>
      <TriangleAlert size={12} aria-hidden="true" />
      <span className={css.warningWords}>{words}</span>
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
