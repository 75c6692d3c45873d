/** So many blocks come with the page itself; of a longer one the rest follows once these can be typed in. */
export const blocksAtOnce = 20
