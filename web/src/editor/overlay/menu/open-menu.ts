import type { ElementRef } from '../../session/selection.ts'

export interface Point {
  readonly x: number
  readonly y: number
}
export type OpenMenu = (element: ElementRef, at: Point) => void
/** Opens the options of a block, card or field beside it. */
export type OpenOptions = (element: ElementRef) => void

/** A menu that is open: of what, and where. */
export interface OpenedMenu {
  readonly element: ElementRef
  readonly at: Point
  /** The link the pointer was on, if any. */
  readonly anchor: HTMLAnchorElement | null
}
