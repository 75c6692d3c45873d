import { animate, type MotionValue, type PanInfo } from 'framer-motion'
import { useRef } from 'react'

/** How far or how fast a finger must go sideways to change the drawer: pixels, and pixels a second. */
const far = 60
const fast = 400

interface Pan {
  /** How far the drawers are pulled aside right now, in pixels. */
  readonly pulled: MotionValue<number>
  readonly isCalm: boolean
  readonly canStep: (by: 1 | -1) => boolean
  readonly onStep: (by: 1 | -1) => void
}

/** Swiping sideways through the drawers; a movement that starts upright is left to the sheet. */
export function usePan({ pulled, isCalm, canStep, onStep }: Pan) {
  const isSideways = useRef(false)

  function onPanStart(_: Event, { offset }: PanInfo) {
    isSideways.current = Math.abs(offset.x) > Math.abs(offset.y)
  }
  function onPan(_: Event, { offset }: PanInfo) {
    if (!isSideways.current) return
    // At either end it gives way a little and shows that nothing comes.
    pulled.set(canStep(offset.x < 0 ? 1 : -1) ? offset.x : offset.x / 5)
  }
  function onPanEnd(_: Event, { offset, velocity }: PanInfo) {
    if (!isSideways.current) return
    isSideways.current = false
    const by = offset.x < 0 ? 1 : -1
    if ((Math.abs(offset.x) > far || Math.abs(velocity.x) > fast) && canStep(by)) onStep(by)
    if (isCalm) pulled.set(0)
    else animate(pulled, 0, { type: 'spring', stiffness: 380, damping: 38 })
  }
  return { onPanStart, onPan, onPanEnd }
}
