/** A heading of a card: one below the heading it stands under. */
export type CardHeading = 'h2' | 'h3'

interface Above {
  /** The block's place on the page: the first one's title is the page's. */
  index: number
  /** Whether the block shows a title of its own. */
  hasTitle: boolean
}

/** Under the page's own title, and where the block has none, cards are the next level; else they are below the block's. */
export function cardHeading({ index, hasTitle }: Above): CardHeading {
  return index === 0 || !hasTitle ? 'h2' : 'h3'
}
