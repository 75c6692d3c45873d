import type { Block, FieldMap, Group, GroupMap, OptionMap, Values } from '@blickfang/contract/kernel/block.ts'
import type { BlockContents } from '@blickfang/contract/kernel/contents/block-contents.ts'
import type { FieldKind } from '@blickfang/contract/kernel/field.ts'
import type { TriedEntry } from '@blickfang/contract/kernel/form.ts'
import type { CardHeading } from '@blickfang/contract/kernel/headings/card-heading.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Source } from '@blickfang/contract/kernel/source.ts'
import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod/mini'

/**
 * Properties by which a view shows each field kind. A new kind adds a line here and an implementation on the live page and in the
 * editor. `className` lands on the outermost element of the field, for a picture on the `img` itself; a picture without `fit` leaves
 * `object-fit` to the view's css, and `whole` is the class of a link around it that leads to all of the picture.
 */
export interface FieldProps {
  text: {
    as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'cite' | 'figcaption' | 'strong'
    className?: string | undefined
  }
  richText: { className?: string | undefined }
  media: {
    sizes: string
    className?: string | undefined
    priority?: boolean
    fit?: 'cover' | 'contain'
    whole?: string | undefined
  }
  button: { className?: string | undefined; variant?: 'contained' | 'text' | 'bubble' | 'list' }
}

/** A field bound to its content: the view places it and never sees the value. An empty or hidden field renders nothing on a live page. */
type BoundField<F> = F extends { kind: infer Kind extends FieldKind }
  ? ComponentType<FieldProps[Kind]> & { readonly isEmpty: boolean }
  : never

/** A page that the law wants said; `locale` where it stands in another language than the reader's. */
export interface LegalLink {
  readonly name: string
  readonly href: string
  readonly locale?: Locale
}

/** Where the shop is. */
export type Place = Pick<Site, 'timeZone' | 'country'>

/**
 * Tools that the renderer lends every view: the page's language, components for links, pictures and pages that are not fields, and
 * those that differ between a page that is used and one that is looked at. No view asks which of both it is on (decision 162).
 */
export interface Site {
  readonly locale: Locale
  /** Where the shop is, such as `Europe/Zurich`: what a view says of a moment is on the clocks there. */
  readonly timeZone: string
  /** The country that the shop is in, as its code of ISO 3166. */
  readonly country: string
  /** An anchor to where a `link` option leads; its children alone when that is nowhere. */
  readonly Link: ComponentType<{ to: unknown; className?: string | undefined; children: ReactNode }>
  /** The picture of a `media` option or of what a source gave; nothing when there is none. */
  readonly Picture: ComponentType<Omit<FieldProps['media'], 'whole'> & { of: unknown }>
  /** Lends what is known of the medium of a `media` option to what is drawn of it; null when there is none. */
  readonly Medium: ComponentType<{ of: unknown; children: (medium: unknown) => ReactNode }>
  /** The blocks of a page that a source gave whole; nothing in edit mode, where that page is edited on its own. */
  readonly Blocks: ComponentType<{ of: { readonly id: string } }>
  /** An address of the site as search engines want it, with the site's own in front. */
  readonly absolute: (path: string) => string
  /** Page that says what becomes of visitors' entries; undefined for a site without one. */
  readonly privacy?: LegalLink | undefined
  /** Entry that a visitor without scripts has sent by a form of this page, and is to see again. */
  readonly tried?: TriedEntry | undefined
  /** The name in addresses of an entry that a block lists, which the page has once: `block` is the block's id. */
  readonly anchorOf: (entry: string, block: string) => string
  /** True where moving parts stand still: the page is looked at, and nobody uses it. */
  readonly isStill: boolean
  /** Where an anchor of the view's own leads: the address, or nowhere while the words on it are at hand. */
  readonly hrefOf: (href: string | null | undefined) => string | undefined
  /** Content for visitors of the page alone, such as what search engines read. */
  readonly Live: ComponentType<{ children: ReactNode }>
  /** Stand-in for what is missing or moves, such as a hint; nothing on a live page. */
  readonly StandIn: ComponentType<{ children: ReactNode }>
  /** All of a block that may have nothing to show: then it is not there, but for who fills it. */
  readonly Filled: ComponentType<{ by: boolean; children: ReactNode }>
}

/** The page that a block belongs to. Of a block in a drawer of the map that is the stop's page. */
export interface ViewPage {
  readonly id: string
  readonly name: string
  readonly role: string | null
}

/** All that a view is given: its fields already bound to their content, so that live page and editor share the markup. */
export interface ViewProps<G extends Group, C = GroupMap, S extends Source = never> {
  readonly fields: { readonly [K in keyof G['fields']]: BoundField<G['fields'][K]> }
  readonly options: Values<G['options']>
  readonly children: { readonly [K in keyof C]: ReactNode }
  /**
   * Content of the block and its cards, to make something of it such as a form: none on a page that is being made, where fields
   * change one by one.
   */
  readonly contents: () => BlockContents
  /** Answers of the block's sources, by their names. */
  readonly data: { readonly [Asked in S as Asked['name']]: z.output<Asked['schema']> }
  readonly site: Site
  readonly page: ViewPage
  /** The group's own id: the same wherever the block stands. */
  readonly id: string
  /** 0 for the first block of the page: it may load its picture eagerly. */
  readonly index: number
  /** True for the block whose title is the page's, an h1: the first that shows one. Titles of all others are h2. */
  readonly isPageTitle: boolean
  /** The level of the titles of cards in this block, so that no heading level is left out. */
  readonly cardHeading: CardHeading
}

/** The one markup of a group, run by the live page on the server and by the editor in the browser. */
export type View<G extends Group, C = Record<never, never>, S extends Source = never> = (
  props: ViewProps<G, C, S>,
) => ReactNode
type ChildViews<C> = { readonly [K in keyof C]: C[K] extends Group ? View<C[K]> : never }
type SourcesOf<B> = B extends Block<FieldMap, OptionMap, GroupMap, infer S> ? S : never

/** A block’s markup with that of its children, as the registry lists it. */
export interface BlockView<B extends Block = Block> {
  readonly name: B['name']
  readonly contract: B
  readonly block: View<B, B['children'], SourcesOf<B>>
  readonly children: ChildViews<B['children']>
  /** Whether visitors see the block at all; left out, they always do. */
  readonly isFilled?: IsFilled<B>
}
type IsFilled<B extends Block> = (
  given: Pick<ViewProps<B, B['children'], SourcesOf<B>>, 'options' | 'data' | 'contents'>,
) => boolean

/**
 * Pairs a block with its markup; a block with children also needs a view for each kind of child.
 *
 * @example
 * import { quote } from '@blickfang/blocks/quote/contract.ts'
 * export const quoteView = defineView(quote, ({ fields }) => (
 *   <blockquote>
 *     <fields.text />
 *   </blockquote>
 * ))
 */
export function defineView<B extends Block>(
  block: B,
  view: View<B, B['children'], SourcesOf<B>>,
  ...[children]: keyof B['children'] extends never ? [] : [ChildViews<B['children']>]
): BlockView<B> {
  return { name: block.name, contract: block, block: view, children: (children ?? {}) as ChildViews<B['children']> }
}

/** A view that visitors see only while there is something to show (`Site.Filled`): until then its title is not the page's. */
export function filledWhen<B extends Block>(isFilled: IsFilled<B>, view: BlockView<B>): BlockView<B> {
  return { ...view, isFilled }
}
