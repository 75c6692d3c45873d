/** A heading of a card: one below the heading it stands under. */
export type CardHeading = 'h2' | 'h3'

interface Above {
  /** Whether the block's title is the page's. */
  isPageTitle: boolean
  /** Whether the block shows a title of its own. */
  hasTitle: boolean
}

/** Under the page's own title, and where the block has none, cards are the next level; else they are below the block's. */
export function cardHeading({ isPageTitle, hasTitle }: Above): CardHeading {
  return isPageTitle || !hasTitle ? 'h2' : 'h3'
}
