import type { Label } from '../label.ts'

/** Pair of fonts that a project adds: its files and `@font-face` rules lie in a style sheet beside it. */
export interface OwnFonts {
  readonly label: Label
  /** Fonts of headings, as `font-family` names them. */
  readonly display: string
  /** Fonts of text. */
  readonly text: string
}
