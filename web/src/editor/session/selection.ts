/** An element of the page: a block or card, or one of its fields. */
export interface ElementRef {
  readonly groupId: string
  readonly field: string | null
}

/** What the person points at. Kept apart from the document: it is neither saved nor undone. */
export interface Selection {
  readonly selected: ElementRef | null
  readonly hovered: ElementRef | null
  /** While somebody types the frames are away; the pointer brings them back. */
  readonly isQuiet: boolean
  /** How many characters the text with the caret may still take; null while there is room enough. */
  readonly room: Room | null
}

export interface Room {
  readonly element: ElementRef
  readonly max: number
  /** Below zero for a text that is too long already. */
  readonly left: number
}

export function isSameElement(a: ElementRef | null, b: ElementRef | null): boolean {
  return a?.groupId === b?.groupId && a?.field === b?.field
}
