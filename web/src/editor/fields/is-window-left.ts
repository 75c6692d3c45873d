interface Leaving {
  readonly currentTarget: Element
}

/**
 * Whether the focus went with its whole window, to another tab or program, from where it comes back by itself: perhaps for
 * words to copy. Nobody has left the field then.
 */
export function isWindowLeft({ currentTarget }: Leaving): boolean {
  return currentTarget.contains(currentTarget.ownerDocument.activeElement)
}
