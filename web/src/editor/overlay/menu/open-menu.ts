import type { ElementRef } from '../../session/selection.ts'

export interface Point {
  readonly x: number
  readonly y: number
}
/** `isByKey`: the person has no pointer at hand, so the first item gets the focus. */
export type OpenMenu = (element: ElementRef, at: Point, isByKey: boolean) => void
/** Opens the options of a block, card or field beside it. */
export type OpenOptions = (element: ElementRef) => void

/** A menu that is open: of what, and where. */
export interface OpenedMenu {
  readonly element: ElementRef
  readonly at: Point
  readonly isByKey: boolean
  /** The link the pointer was on, if any. */
  readonly anchor: HTMLAnchorElement | null
}
