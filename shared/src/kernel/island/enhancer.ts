/** A small behaviour of markup that is complete without it: plain TypeScript in the one script of every page. */
export interface Enhancer {
  /** Finds its markup, by a data attribute or an id. */
  readonly selector: string
  /** Begins the behaviour of one element, and returns what ends it. */
  readonly enhance: (element: HTMLElement) => () => void
}

/** Pairs a behaviour with the markup that it belongs to. */
export function defineEnhancer<Found extends HTMLElement = HTMLElement>(
  selector: string,
  enhance: (element: Found) => () => void,
): Enhancer {
  return { selector, enhance: enhance as Enhancer['enhance'] }
}
