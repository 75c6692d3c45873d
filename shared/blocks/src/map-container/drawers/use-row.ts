import { spring } from 'framer-motion'
import { animate } from 'framer-motion/dom/mini'
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { followPan } from './follow-pan.ts'

/** How far each drawer stands from the one before, in percent of its width. Source: spec/public-site.md §9. */
export const offset = 95
/** How far or how fast a finger must go sideways to change the drawer: pixels, and pixels a second. */
const far = 60
const fast = 400

interface Row {
  readonly active: number
  readonly isCalm: boolean
  readonly canStep: (by: 1 | -1) => boolean
  readonly onStep: (by: 1 | -1) => void
}

interface RowProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly style: { readonly transform: string }
  readonly onPointerDown: (event: ReactPointerEvent) => void
}

/** The row of drawers under its window: springs to the active one, and follows a finger that goes sideways. */
export function useRow({ active, isCalm, canStep, onStep }: Row): RowProps {
  const ref = useRef<HTMLDivElement>(null)
  const gliding = useRef<ReturnType<typeof animate> | null>(null)
  const stopPan = useRef<(() => void) | null>(null)
  // What follows is written on the element, without a rendering for each step of a finger.
  const [style] = useState(() => ({ transform: placeOf(active) }))

  function halt() {
    gliding.current?.stop()
    gliding.current = null
  }
  function glide() {
    const row = ref.current
    if (!row || (!gliding.current && row.style.transform === placeOf(active))) return
    halt()
    if (isCalm) row.style.transform = placeOf(active)
    else gliding.current = animate(row, { transform: placeOf(active) }, { type: spring, stiffness: 380, damping: 38 })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when another drawer is asked for, not at every rendering
  useEffect(glide, [active])
  useEffect(
    () => () => {
      stopPan.current?.()
      gliding.current?.stop()
    },
    [],
  )

  function onPointerDown({ nativeEvent }: ReactPointerEvent) {
    stopPan.current?.()
    stopPan.current = followPan(nativeEvent, {
      onMove: (x) => {
        halt()
        // At either end it gives way a little and shows that nothing comes.
        ref.current?.style.setProperty('transform', placeOf(active, canStep(x < 0 ? 1 : -1) ? x : x / 5))
      },
      onEnd: (x, velocity) => {
        const by = x < 0 ? 1 : -1
        if ((Math.abs(x) > far || Math.abs(velocity) > fast) && canStep(by)) onStep(by)
        else glide()
      },
    })
  }
  return { ref, style, onPointerDown }
}

/** Where the row stands with this drawer in the window, pulled aside by so many pixels. */
function placeOf(index: number, pulled = 0): string {
  return pulled === 0 ? `translateX(${-index * offset}%)` : `translateX(calc(${-index * offset}% + ${pulled}px))`
}
