import { useShared } from '@blickfang/views/kernel/island/shared-context.tsx'
import { Slot, type Slotted } from '@blickfang/views/kernel/island/slot.tsx'
import { DrawerContext, drawerClose } from '@blickfang/views/site/visitor/drawer-context.ts'
import { useEffect, useRef, useState } from 'react'
import css from './content-slider-board.module.css'
import { Progress } from './progress.tsx'
import { useAnalytics } from './use-analytics.ts'
import { useDrag } from './use-drag.ts'
import { useInnerScroll } from './use-inner-scroll.ts'
import { useKeys } from './use-keys.ts'
import { useScrollLock } from './use-scroll-lock.ts'
import { useSeen } from './use-seen.ts'

/** Sentences of the slider; `places` has one for each card. */
export interface SliderWords {
  readonly cards: string
  readonly places: readonly string[]
  readonly previous: string
  readonly next: string
}

export interface SliderProps {
  readonly id: string
  readonly pageId: string
  /** In edit mode the cards stand below each other. */
  readonly isStill: boolean
  readonly hasProgress: boolean
  readonly hasLock: boolean
  readonly words: SliderWords
  /** The cards, as list items. */
  readonly children: Slotted
}

/**
 * Cards as high as the screen, one at a time: dragged, scrolled, by keys or by buttons. A finger turns them up and down while the
 * page is locked or in a drawer, else sideways, because up and down scrolls the page. Without scripts they are a list.
 */
export function Slider({ id, pageId, isStill, hasProgress, hasLock, words, children }: SliderProps) {
  const count = words.places.length
  const [view, setView] = useState<HTMLDivElement | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setIndex] = useState(0)
  const drawer = useShared(DrawerContext)
  const isClosed = drawer?.isOpen === false
  const index = isClosed ? 0 : Math.min(chosen, Math.max(count - 1, 0))
  const isAlive = !isStill && !isClosed && count > 1

  const isInside = drawer !== null
  const isSeen = useSeen(view) && isAlive

  const lock = useScrollLock({ view, isWanted: hasLock && isAlive && !isInside, onStep: step })
  /** Moves one card on; past either end the page scrolls again. */
  function step(by: 1 | -1) {
    const next = index + by
    if (next < 0) lock.release('up')
    else if (next >= count) lock.release('down')
    else setIndex(next)
  }
  const isHeld = lock.isLocked || isInside
  const canStep = (by: 1 | -1) => index + by >= 0 && index + by < count
  useInnerScroll(view, isAlive && isHeld)
  useDrag({ view, list, index, count, isAlive, isHeld, isInside, onStep: step })
  useKeys({ view, isWanted: isAlive && !lock.isLocked, canStep, onStep: step })
  useAnalytics({ sliderId: id, pageId, count, index, isSeen })

  useEffect(() => {
    for (const [at, card] of [...(list.current?.children ?? [])].entries()) {
      const isAway = !isStill && at !== index
      // Saying it again would style the whole card anew.
      if (card instanceof HTMLElement && card.inert !== isAway) card.inert = isAway
    }
  }, [index, isStill])
  const { release } = lock
  useEffect(() => {
    const onClose = () => {
      setIndex(0)
      release('up')
    }
    window.addEventListener(drawerClose, onClose)
    return () => window.removeEventListener(drawerClose, onClose)
  }, [release])

  if (isStill) return <Slot as="ul" className={css.still} content={children} />
  return (
    <div
      ref={setView}
      className={css.view}
      data-lock={hasLock || undefined}
      data-locked={lock.isLocked || undefined}
      data-inside={isInside ? '' : undefined}
      // Else the sheet of an open drawer comes along with the card.
      data-vaul-no-drag={isInside && isAlive ? '' : undefined}
    >
      <Slot
        as="ul"
        ref={list}
        className={css.list}
        data-calm={isClosed || undefined}
        style={{ translate: `0 ${-index * 100}%` }}
        content={children}
      />
      {count > 1 && !isClosed && (
        <div className={css.controls}>
          {hasProgress && <Progress count={count} index={index} label={words.cards} />}
          <p className={css.unseen} role="status">
            {words.places[index]}
          </p>
          <button
            type="button"
            className={css.turn}
            aria-label={words.previous}
            disabled={index === 0}
            onClick={() => step(-1)}
          >
            <Arrow path="M5 15l7-7 7 7" />
          </button>
          <button
            type="button"
            className={css.turn}
            data-beckon={(index === 0 && isSeen) || undefined}
            aria-label={words.next}
            disabled={index === count - 1}
            onClick={() => step(1)}
          >
            <Arrow path="M5 9l7 7 7-7" />
          </button>
        </div>
      )}
    </div>
  )
}

function Arrow({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
