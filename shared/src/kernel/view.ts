import type { ComponentType, ReactNode } from 'react'
import type { Block, FieldMap, Group, GroupMap, OptionMap, Values } from './block.ts'
import type { BranchView } from './branch.ts'
import type { CardHeading } from './card-heading.ts'
import type { FieldKind } from './field.ts'
import type { GameAddresses } from './game-addresses.ts'
import type { Locale } from './locale.ts'

/**
 * What a view may ask of each field kind. A new kind adds a line here and an implementation on the live page and in the
 * editor. `className` lands on the outermost element of the field, for a picture on the `img` itself; a picture without
 * `fit` leaves `object-fit` to the view's css.
 */
export interface FieldProps {
  text: {
    as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'cite' | 'figcaption' | 'strong'
    className?: string | undefined
  }
  richText: { className?: string | undefined }
  media: { sizes: string; className?: string | undefined; priority?: boolean; fit?: 'cover' | 'contain' }
  button: { className?: string | undefined; variant?: 'contained' | 'text' | 'bubble' | 'list' }
}

/** A field bound to its content: the view places it and never sees the value. An empty or hidden field renders nothing on a live page. */
type BoundField<F> = F extends { kind: infer Kind extends FieldKind }
  ? ComponentType<FieldProps[Kind]> & { readonly isEmpty: boolean }
  : never

/** A page of a collection as a card shows it. */
export interface BoundPage {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly text: string
  readonly href: string
  readonly Image: ComponentType<FieldProps['media']>
  readonly hasImage: boolean
}

/** A page of a collection with all that stands on it: a stop of the map with its drawer. */
export interface BoundStop extends BoundPage {
  readonly role: string | null
  /** Where the picture lies, for what is drawn in the browser; null without one. */
  readonly imageUrl: string | null
  /** The options of the page's blocks, in the order of the page: its markers are among them. */
  readonly options: readonly Readonly<Record<string, unknown>>[]
  /** The page's blocks, rendered; null in edit mode, where each stop is edited on a page of its own. */
  readonly content: ReactNode
}

interface DataProps {
  branches: readonly BranchView[]
  pages: readonly BoundPage[]
  stops: readonly BoundStop[]
  game: GameAddresses
}

/** Addresses of MapLibre styles, for the light and the dark theme. */
export interface MapStyles {
  readonly light: string
  readonly dark: string
}

/** What the renderer lends every view: the page's language, and the link and the picture behind a `link` and a `media` option. */
export interface Site {
  readonly locale: Locale
  /** An anchor to where a `link` option leads; its children alone when that is nowhere. */
  readonly Link: ComponentType<{ to: unknown; className?: string | undefined; children: ReactNode }>
  /** The picture of a `media` option; nothing when none is chosen. */
  readonly Picture: ComponentType<FieldProps['media'] & { of: unknown }>
  /** Map styles of the Swiss federal geo service; null where none is set up. Nothing of them is loaded before a visitor agrees. */
  readonly mapStyles: MapStyles | null
  /** Whether the map's pagination shows how far the golf game is. Switched by FEATURE_FLAG_GAME_PROVIDER. */
  readonly hasGameDots: boolean
  /** True in edit mode, where moving parts stand still: an editor looks at the page, nobody uses it. */
  readonly isEditing: boolean
}

/** The page that a block belongs to. Of a block in a drawer of the map that is the stop's page. */
export interface ViewPage {
  readonly id: string
  readonly name: string
  readonly role: string | null
}

/** All that a view is given: its fields already bound to their content, so that live page and editor share the markup. */
export interface ViewProps<G extends Group, C = GroupMap, D extends keyof DataProps = never> {
  readonly fields: { readonly [K in keyof G['fields']]: BoundField<G['fields'][K]> }
  readonly options: Values<G['options']>
  readonly children: { readonly [K in keyof C]: ReactNode }
  readonly data: { readonly [K in D]: DataProps[K] }
  readonly site: Site
  readonly page: ViewPage
  /** The group's own id: the same wherever the block stands. */
  readonly id: string
  /** 0 for the first block of the page: it may load its picture eagerly. */
  readonly index: number
  /** The level of the titles of cards in this block, so that no heading level is left out. */
  readonly cardHeading: CardHeading
}

/** The one markup of a group, run by the live page on the server and by the editor in the browser. */
export type View<G extends Group, C = Record<never, never>, D extends keyof DataProps = never> = (
  props: ViewProps<G, C, D>,
) => ReactNode
type ChildViews<C> = { readonly [K in keyof C]: C[K] extends Group ? View<C[K]> : never }
type DataOf<B> = B extends Block<FieldMap, OptionMap, GroupMap, infer D> ? D : never

/** A block’s markup with that of its children, as the registry lists it. */
export interface BlockView<B extends Block = Block> {
  readonly name: B['name']
  readonly block: View<B, B['children'], DataOf<B>>
  readonly children: ChildViews<B['children']>
}

/** Pairs a block with its markup; a block with children also needs a view for each kind of child. */
export function defineView<B extends Block>(
  block: B,
  view: View<B, B['children'], DataOf<B>>,
  ...[children]: keyof B['children'] extends never ? [] : [ChildViews<B['children']>]
): BlockView<B> {
  return { name: block.name, block: view, children: (children ?? {}) as ChildViews<B['children']> }
}
