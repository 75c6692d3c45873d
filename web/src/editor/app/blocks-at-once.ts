/** Blocks that come with the page itself; the rest of a longer page follows once these can be typed in. */
export const blocksAtOnce = 20
