import { type RefObject, useEffect, useRef } from 'react'
import { findScroller } from './find-scroller.ts'

/** A drag beyond this many pixels changes the card. Source: spec/public-site.md §9. */
export const dragThreshold = 20

interface Drag {
  readonly view: HTMLElement | null
  readonly list: RefObject<HTMLElement | null>
  readonly index: number
  readonly count: number
  readonly isAlive: boolean
  /** Whether a finger that goes up and down belongs to the cards; else it scrolls the page, and cards are turned sideways. */
  readonly isHeld: boolean
  /** Whether a drawer is around: past either end its content scrolls under the finger. */
  readonly isInside: boolean
  readonly onStep: (by: 1 | -1) => void
}

interface Start {
  readonly id: number
  readonly from: number
  readonly isSideways: boolean
  readonly scroller: HTMLElement | null
  readonly top: number
  canMark: boolean
}

function distance({ from, isSideways }: Start, { clientX, clientY }: PointerEvent): number {
  return (isSideways ? clientX : clientY) - from
}

/** Pulls the cards along with the pointer, without a rendering in between; letting go settles on one card. */
export function useDrag({ view, list, isAlive, ...moving }: Drag): void {
  const latest = useRef(moving)
  latest.current = moving
  useEffect(() => {
    if (!view || !isAlive) return
    let start: Start | null = null
    let pulled = 0
    let frame = 0

    const draw = () => {
      frame = 0
      const strip = list.current
      if (strip) strip.style.translate = `0 calc(${-latest.current.index * 100}% + ${pulled}px)`
    }
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return
      const isSideways = event.pointerType !== 'mouse' && !latest.current.isHeld
      const scroller = latest.current.isInside ? findScroller(view) : null
      start = {
        id: event.pointerId,
        from: isSideways ? event.clientX : event.clientY,
        isSideways,
        scroller,
        top: scroller?.scrollTop ?? 0,
        canMark: event.pointerType !== 'mouse',
      }
    }
    const onMouseDown = ({ detail }: MouseEvent) => {
      if (start && detail > 1) start.canMark = true
    }
    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== start?.id) return
      const { index, count } = latest.current
      const by = distance(start, event)
      if (pulled === 0 && Math.abs(by) < 4) return
      if (pulled === 0) {
        view.setPointerCapture(event.pointerId)
        view.setAttribute('data-dragged', '')
      }
      const isPastEnd = (by > 0 && index === 0) || (by < 0 && index === count - 1)
      if (isPastEnd && start.scroller) start.scroller.scrollTop = start.top - by
      pulled = isPastEnd ? by / 4 : by
      frame ||= requestAnimationFrame(draw)
    }
    const onUp = (event: PointerEvent) => {
      if (event.pointerId !== start?.id) return
      const by = distance(start, event)
      start = null
      if (pulled === 0) return
      cancelAnimationFrame(frame)
      frame = 0
      pulled = 0
      view.removeAttribute('data-dragged')
      draw()
      if (event.type === 'pointerup' && Math.abs(by) > dragThreshold) latest.current.onStep(by < 0 ? 1 : -1)
    }
    // Else each move of a mouse marks text from card to card, most of a slow frame. A double click and a long press still mark a word.
    const onSelectStart = (event: Event) => {
      if (start && !start.canMark) event.preventDefault()
    }
    // A picture or a link would be dragged away instead of the card.
    const onNativeDrag = (event: DragEvent) => event.preventDefault()
    view.addEventListener('pointerdown', onDown)
    view.addEventListener('pointermove', onMove)
    view.addEventListener('pointerup', onUp)
    view.addEventListener('pointercancel', onUp)
    view.addEventListener('mousedown', onMouseDown)
    view.addEventListener('selectstart', onSelectStart)
    view.addEventListener('dragstart', onNativeDrag)
    return () => {
      cancelAnimationFrame(frame)
      view.removeEventListener('pointerdown', onDown)
      view.removeEventListener('pointermove', onMove)
      view.removeEventListener('pointerup', onUp)
      view.removeEventListener('pointercancel', onUp)
      view.removeEventListener('mousedown', onMouseDown)
      view.removeEventListener('selectstart', onSelectStart)
      view.removeEventListener('dragstart', onNativeDrag)
    }
  }, [view, list, isAlive])
}
