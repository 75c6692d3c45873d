import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { ReactNode } from 'react'
import { LineIcon } from '../icons/line-icon.tsx'
import type { Sentences } from '../messages.generated.ts'
import css from './carousel.module.css'

interface CarouselProps {
  t: Translate<Sentences>
  children: ReactNode
}

/** The buttons of a row that scrolls sideways. Without scripts the row still scrolls; visitor/turn-carousel.ts shows the buttons. */
export function Carousel({ t, children }: CarouselProps) {
  return (
    <div data-carousel="">
      {children}
      <div className={css.turn} hidden>
        <button type="button" aria-label={t('previous')} data-turn="-1">
          <LineIcon path="M15 5l-7 7 7 7" weight={2.2} />
        </button>
        <button type="button" aria-label={t('next')} data-turn="1">
          <LineIcon path="M9 5l7 7-7 7" weight={2.2} />
        </button>
      </div>
    </div>
  )
}
