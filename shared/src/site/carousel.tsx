import type { ReactNode } from 'react'
import css from './board.module.css'
import { LineIcon } from './icons/line-icon.tsx'

interface CarouselProps {
  previous: string
  next: string
  children: ReactNode
}

/** The buttons of a row that scrolls sideways. Without scripts the row still scrolls; visitor/turn-carousel.ts shows the buttons. */
export function Carousel({ previous, next, children }: CarouselProps) {
  return (
    <div data-carousel="">
      {children}
      <div className={css.turn} hidden>
        <button type="button" aria-label={previous} data-turn="-1">
          <LineIcon path="M15 5l-7 7 7 7" weight={2.2} />
        </button>
        <button type="button" aria-label={next} data-turn="1">
          <LineIcon path="M9 5l7 7-7 7" weight={2.2} />
        </button>
      </div>
    </div>
  )
}
