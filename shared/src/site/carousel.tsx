'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from './board.module.css'
import { LineIcon } from './icons/line-icon.tsx'

interface CarouselProps {
  previous: string
  next: string
  children: ReactNode
}

/** The buttons of a row that scrolls sideways. Without scripts the row still scrolls; the buttons come when there is more than fits. */
export function Carousel({ previous, next, children }: CarouselProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const row = ref.current?.querySelector('ul')
    if (!row) return
    const watcher = new ResizeObserver(() => setOverflows(row.scrollWidth > row.clientWidth + 1))
    watcher.observe(row)
    for (const card of row.children) watcher.observe(card)
    return () => watcher.disconnect()
  }, [])

  function turn(direction: 1 | -1) {
    const row = ref.current?.querySelector('ul')
    if (row) row.scrollTo({ left: nextPosition(row, direction), behavior: calm() ? 'instant' : 'smooth' })
  }

  return (
    <div ref={ref}>
      {children}
      <div className={css.turn} hidden={!overflows}>
        <button type="button" aria-label={previous} onClick={() => turn(-1)}>
          <LineIcon path="M15 5l-7 7 7 7" weight={2.2} />
        </button>
        <button type="button" aria-label={next} onClick={() => turn(1)}>
          <LineIcon path="M9 5l7 7-7 7" weight={2.2} />
        </button>
      </div>
    </div>
  )
}

/** One card further; at either end it wraps around. Source: spec/public-site.md §4. */
function nextPosition(row: HTMLElement, direction: 1 | -1): number {
  const end = row.scrollWidth - row.clientWidth
  const card = row.firstElementChild?.getBoundingClientRect().width ?? row.clientWidth
  const step = card + Number.parseFloat(getComputedStyle(row).columnGap || '0')
  if (direction === 1) return row.scrollLeft >= end - 2 ? 0 : row.scrollLeft + step
  return row.scrollLeft <= 2 ? end : row.scrollLeft - step
}

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
