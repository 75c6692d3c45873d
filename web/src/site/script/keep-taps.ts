import { takeEarlyTaps } from './early-taps.ts'

/** Time that somebody waits for what they pressed, in ms: anything later would surprise them. */
const patienceMs = 10_000

interface Tap {
  readonly button: HTMLElement
  /** When it was, on the clock of `performance.now`. */
  readonly at: number
}

const awake = new WeakSet<Element>()
const taps = new WeakMap<Element, Tap[]>()

/**
 * Keeps presses on the buttons of islands whose code is still on its way. Everything else that can be pressed works without code,
 * and so does what others made and the island only shows.
 */
export function keepTaps(page: Document): void {
  takeEarlyTaps().forEach(keep)
  page.addEventListener('click', keep, true)
}

function keep(press: Event): void {
  const { target, timeStamp: at } = press
  const button =
    target instanceof Element ? target.closest<HTMLElement>('button[type="button"], [role="button"]') : null
  const island = button?.closest('[data-island], [data-slot]')
  if (!button || !island?.matches('[data-island]') || awake.has(island)) return
  // React hears presses while it takes over: this one would count twice.
  press.stopPropagation()
  taps.set(island, [...(taps.get(island) ?? []), { button, at }])
}

/** Whether somebody pressed a button of this sleeping island. */
export function hasTap(island: Element): boolean {
  return taps.has(island)
}

/** The island's own code hears presses from now on; those that were kept are pressed again, in their order. */
export async function giveTaps(island: Element): Promise<void> {
  awake.add(island)
  const kept = taps.get(island) ?? []
  taps.delete(island)
  for (const { button, at } of kept) {
    if (button.isConnected && performance.now() - at < patienceMs) button.click()
    // So that the next one finds what this one has changed.
    await null
  }
}
