import type { Label } from './label.ts'
import type { Option } from './option.ts'

/** The kinds of fields: `text` a line, `richText` formatted text, `media` a picture, `button` a label with a link. */
export type FieldKind = 'text' | 'richText' | 'media' | 'button'

/** A piece of content that a visitor sees and an editor changes in place. `kind` picks the component the view gets. */
export interface Field<Kind extends FieldKind = FieldKind> {
  readonly kind: Kind
  readonly label: Label
  /** Options of this one field, such as a button's link. */
  readonly options: { readonly [name: string]: Option }
  /** Most characters of a text or of a button's label. */
  readonly maxLength: number
  /** Shown in a new group, in German, so that a fresh block never looks broken. */
  readonly sample?: string
  /** The sample says nothing untrue, so that nobody is warned who leaves it. */
  readonly mayStay?: boolean
}

/** Which field kinds hold words of a language; the others hold one value for all languages. */
export function isLocalized(kind: FieldKind): boolean {
  return kind !== 'media'
}
