/** A small behaviour of markup that is complete without it: plain TypeScript in the one script of every page. */
export interface Enhancer {
  /** Finds its markup, by a data attribute or an id. */
  readonly selector: string
  /** Begins the behaviour of one element, and returns what ends it. */
  readonly enhance: (element: HTMLElement) => () => void
}

/**
 * Pairs a behaviour with the markup that it belongs to.
 *
 * @example
 * export const openOnHover = defineEnhancer<HTMLDetailsElement>('details[data-hover]', (details) => {
 *   const open = () => details.setAttribute('open', '')
 *   details.addEventListener('pointerenter', open)
 *   return () => details.removeEventListener('pointerenter', open)
 * })
 */
export function defineEnhancer<Found extends HTMLElement = HTMLElement>(
  selector: string,
  enhance: (element: Found) => () => void,
): Enhancer {
  return { selector, enhance: enhance as Enhancer['enhance'] }
}

/**
 * A behaviour whose code comes only to pages that have its markup, which works without it: the script of all others stays small.
 *
 * @example
 * export const counts = defineLaterEnhancer<HTMLElement>('[data-counts]', () =>
 *   import('@blickfang/blocks/figures/count-up.ts').then(({ countUp }) => countUp),
 * )
 */
export function defineLaterEnhancer<Found extends HTMLElement = HTMLElement>(
  selector: string,
  load: () => Promise<(element: Found) => () => void>,
): Enhancer {
  return defineEnhancer<Found>(selector, (element) => {
    let isOver = false
    let teardown = () => {}
    load().then(
      (begin) => {
        if (!isOver) teardown = begin(element)
      },
      (error: unknown) => console.warn(`${selector} did not come:`, error),
    )
    return () => {
      isOver = true
      teardown()
    }
  })
}

/** Action of a link or a button, once its code has come. */
export interface Press {
  readonly press: (pressed: HTMLElement) => void
}

/**
 * A link or a button whose code comes with the first press; presses while it is under way are the same one, said by somebody who
 * waits. A link whose code does not come leads where it leads.
 *
 * @example
 * export const video = definePress('[data-play]', () => import('@blickfang/blocks/video-player/play-video.ts'))
 */
export function definePress(selector: string, load: () => Promise<Press>): Enhancer {
  return defineEnhancer(selector, (pressed) => {
    let isComing = false
    function onClick(event: MouseEvent) {
      const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!isPlain || event.defaultPrevented) return
      event.preventDefault()
      if (isComing) return
      isComing = true
      load()
        .then(
          ({ press }) => press(pressed),
          () => pressed instanceof HTMLAnchorElement && location.assign(pressed.href),
        )
        .finally(() => {
          isComing = false
        })
    }
    pressed.addEventListener('click', onClick)
    return () => pressed.removeEventListener('click', onClick)
  })
}
