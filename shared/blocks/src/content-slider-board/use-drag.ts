import { type RefObject, useEffect, useRef } from 'react'

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

type Moving = Pick<Drag, 'index' | 'count' | 'isHeld' | 'isInside' | 'onStep'>

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
    return listen(view, new Pull(view, list, latest))
  }, [view, list, isAlive])
}

/** Handles drags over the cards, one after the other. */
class Pull {
  readonly #view: HTMLElement
  readonly #list: RefObject<HTMLElement | null>
  readonly #latest: RefObject<Moving>
  #start: Start | null = null
  #pulled = 0
  #frame = 0

  constructor(view: HTMLElement, list: RefObject<HTMLElement | null>, latest: RefObject<Moving>) {
    this.#view = view
    this.#list = list
    this.#latest = latest
  }

  #draw(): void {
    this.#frame = 0
    const strip = this.#list.current
    if (strip) strip.style.translate = `0 calc(${-this.#latest.current.index * 100}% + ${this.#pulled}px)`
  }

  begin(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return
    const isSideways = event.pointerType !== 'mouse' && !this.#latest.current.isHeld
    const scroller = this.#latest.current.isInside ? findScroller(this.#view) : null
    this.#start = {
      id: event.pointerId,
      from: isSideways ? event.clientX : event.clientY,
      isSideways,
      scroller,
      top: scroller?.scrollTop ?? 0,
      canMark: event.pointerType !== 'mouse',
    }
  }

  press({ detail }: MouseEvent): void {
    if (this.#start && detail > 1) this.#start.canMark = true
  }

  move(event: PointerEvent): void {
    const start = this.#start
    if (event.pointerId !== start?.id) return
    const { index, count } = this.#latest.current
    const by = distance(start, event)
    if (this.#pulled === 0 && Math.abs(by) < 4) return
    if (this.#pulled === 0) {
      this.#view.setPointerCapture(event.pointerId)
      this.#view.setAttribute('data-dragged', '')
    }
    const isPastEnd = (by > 0 && index === 0) || (by < 0 && index === count - 1)
    if (isPastEnd && start.scroller) start.scroller.scrollTop = start.top - by
    this.#pulled = isPastEnd ? by / 4 : by
    this.#frame ||= requestAnimationFrame(() => this.#draw())
  }

  end(event: PointerEvent): void {
    const start = this.#start
    if (event.pointerId !== start?.id) return
    const by = distance(start, event)
    this.#start = null
    if (this.#pulled === 0) return
    cancelAnimationFrame(this.#frame)
    this.#pulled = 0
    this.#view.removeAttribute('data-dragged')
    this.#draw()
    if (event.type === 'pointerup' && Math.abs(by) > dragThreshold) this.#latest.current.onStep(by < 0 ? 1 : -1)
  }

  /** Else each move of a mouse marks text from card to card, most of a slow frame. A double click and a long press still mark a word. */
  mark(event: Event): void {
    if (this.#start && !this.#start.canMark) event.preventDefault()
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
  }
}

/** Returns the teardown. */
function listen(view: HTMLElement, pull: Pull): () => void {
  const controller = new AbortController()
  const { signal } = controller
  view.addEventListener('pointerdown', (event) => pull.begin(event), { signal })
  view.addEventListener('pointermove', (event) => pull.move(event), { signal })
  view.addEventListener('pointerup', (event) => pull.end(event), { signal })
  view.addEventListener('pointercancel', (event) => pull.end(event), { signal })
  view.addEventListener('mousedown', (event) => pull.press(event), { signal })
  view.addEventListener('selectstart', (event) => pull.mark(event), { signal })
  // A picture or a link would be dragged away instead of the card.
  view.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  return () => {
    pull.stop()
    controller.abort()
  }
}

/** The box around an element that scrolls, such as a drawer; null where only the page does. */
function findScroller(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box)
    if ((overflowY === 'auto' || overflowY === 'scroll') && box.scrollHeight > box.clientHeight) return box
  }
  return null
}
