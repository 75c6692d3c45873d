import type { Site } from '@blickfang/views/kernel/view.ts'

/** Tools of a page's views that differ between a page in use and a page in the making. */
type PageUse = Pick<Site, 'isStill' | 'hrefOf' | 'Live' | 'StandIn' | 'Filled'>

/** A page that visitors use. */
export const usedPage: PageUse = {
  isStill: false,
  hrefOf: (href) => href ?? undefined,
  Live: ({ children }) => children,
  StandIn: () => null,
  Filled: ({ by, children }) => (by ? children : null),
}

/** A page that somebody makes: nothing moves, nothing leads away, and what is missing has its place. */
export const madePage: PageUse = {
  isStill: true,
  hrefOf: () => undefined,
  Live: () => null,
  StandIn: ({ children }) => children,
  Filled: ({ children }) => children,
}
