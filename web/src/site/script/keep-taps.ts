import { takeEarlyTaps } from './early-taps.ts'

/** Time that somebody waits for what they pressed, in ms: anything later would surprise them. */
const patienceMs = 10_000

interface Tap {
  readonly button: HTMLElement
  /** When it was, on the clock of `performance.now`. */
  readonly at: number
}

const awake = new WeakSet<Element>()
const taps = new WeakMap<Element, Tap>()

/**
 * Keeps the last press on a button of each island whose code is still on its way. Everything else that can be pressed works without
 * code, and so does what others made and the island only shows.
 */
export function keepTaps(page: Document): void {
  for (const { target, timeStamp } of takeEarlyTaps()) keep(target, timeStamp)
  page.addEventListener('click', ({ target, timeStamp }) => keep(target, timeStamp), { capture: true })
}

function keep(target: EventTarget | null, at: number): void {
  const button =
    target instanceof Element ? target.closest<HTMLElement>('button[type="button"], [role="button"]') : null
  const island = button?.closest('[data-island], [data-slot]')
  if (button && island?.matches('[data-island]') && !awake.has(island)) taps.set(island, { button, at })
}

/** Whether somebody pressed a button of this sleeping island. */
export function hasTap(island: Element): boolean {
  return taps.has(island)
}

/** The island's own code hears presses from now on; the one that was kept is pressed again. */
export function giveTaps(island: Element): void {
  awake.add(island)
  const tap = taps.get(island)
  taps.delete(island)
  if (tap?.button.isConnected && performance.now() - tap.at < patienceMs) tap.button.click()
}
