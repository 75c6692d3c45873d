import type { Condition, DisplayConditions } from './conditions.ts'
import type { Field } from './field.ts'
import type { Json } from './json.ts'
import type { Label } from './label.ts'
import type { Option } from './option.ts'
import type { Source } from './source.ts'

/** The fields of a group, by name. */
export interface FieldMap {
  readonly [name: string]: Field
}
/** The options of a group, by name. */
export interface OptionMap {
  readonly [name: string]: Option
}
/** The kinds of child groups of a block, by slot. */
export interface GroupMap {
  readonly [slot: string]: Group
}
type Empty = Record<never, never>

/** The parsed values of a map of options. */
export type Values<Slots> = { readonly [K in keyof Slots]: Slots[K] extends { fallback: infer Value } ? Value : never }

/** Conditions by the field or option that they show; typed by the options they ask. */
export type Conditions<F, O> = {
  readonly [K in keyof F | keyof O]?: { readonly [N in keyof O]?: Condition<Values<O>[N]> }
}

/** Which of a group's fields stand for its page in lists, cards and search. */
export interface Teaser<F = FieldMap> {
  readonly title?: keyof F & string
  readonly text?: keyof F & string
  readonly image?: keyof F & string
}

/** Fields and options that belong together: a block, or a card on a board. */
export interface Group<F extends FieldMap = FieldMap, O extends OptionMap = OptionMap, Name extends string = string> {
  /** The spec's name, stored with the content: never rename it. */
  readonly name: Name
  readonly label: Label
  /** The HTML element of the group's frame. */
  readonly element: 'section' | 'li' | 'article' | 'div' | 'tr'
  readonly fields: F
  readonly options: O
  readonly showWhen: { readonly [name: string]: DisplayConditions | undefined }
  readonly teaser: Teaser
  /** The field whose words head the group: its `title` where no other is named; null for a group that has no heading. */
  readonly heading: string | null
  /** True for cards that are weeded one by one: the editor has a button at each that takes it away. */
  readonly hasRemoveButton: boolean
  /** True for cards that can be made of an article of elsewhere, by its address: picture, title, beginning and the way to it. */
  readonly takesArticles: boolean
}

/** A card that a new block starts with, where it begins otherwise than a fresh one. */
export interface StarterCard {
  readonly options?: Readonly<Record<string, Json>>
  /** In German, as samples are, in the place of these; unlike them they may stay as they are. */
  readonly words?: Readonly<Record<string, string>>
}

/** How many cards a block has at least and at most. */
export interface CardBounds {
  readonly min: number
  readonly max: number
}

/** Entries that a block shows and that are kept in the admin: their collection there, and what the way to them is called. */
export interface KeptEntries {
  readonly collection: string
  readonly label: Label
  /** Switches of the block with which it shows them. Left out: it always does. */
  readonly showWhen?: { readonly [option: string]: boolean | undefined }
}
type Switches<O> = { readonly [N in keyof O as O[N] extends { fallback: boolean } ? N : never]?: boolean }

/** Pages of a kind, which a container shows. */
export interface PageCollection {
  /** In addresses. */
  readonly name: string
  /** The block that a new page of it starts with. */
  readonly detail: string
  /** Word for a member, where that block's name does not say it. */
  readonly item?: Label
  /** Kind by which the site's search sorts members: people and places come behind what the shop says and offers; left out, they are part of that. */
  readonly foundAs?: 'people' | 'places'
}

/** The words of the add dialog about a block, besides its name. */
export interface About {
  /** Purpose of the block. */
  readonly sentence: Label
  /** Other words that people look for it by, whatever their language. */
  readonly synonyms: readonly string[]
}

/** Sections of the add-block dialog. Source: spec/editor.md §2. */
export type DialogSection = 'start' | 'team' | 'content' | 'collections' | 'various' | 'remaining'

/** A block of a page: everything that editor, admin, API and renderer know of it, as plain data. */
export interface Block<
  F extends FieldMap = FieldMap,
  O extends OptionMap = OptionMap,
  C extends GroupMap = GroupMap,
  S extends Source = Source,
  Name extends string = string,
> extends Group<F, O, Name> {
  /**
   * A plain block, or a container of a collection: of pages, or of groups that visitors see in its containers alone. Those lie on
   * a page each all the same, so that they are written, published and arranged as pages are; visitors cannot open it.
   */
  readonly kind: 'component' | 'pageCollection' | 'groupCollection'
  /** Kinds of child groups, by slot. */
  readonly children: C
  /** Children of each slot with which a new block starts: so many fresh ones, or these. */
  readonly starter: { readonly [Slot in keyof C]?: number | readonly StarterCard[] }
  /** Data from outside the page's own content that the view asks for. */
  readonly sources: readonly S[]
  /** True where what the sources answer has headings of its own, such as the names of people. */
  readonly headsEntries: boolean
  /** Collection of a container. */
  readonly collection?: PageCollection
  /**
   * Entries that the block shows beside pages and their parts: the menu of the block leads there, and the admin back, and the search
   * of the site finds them there. Where several blocks show the same entries, the page with the block that names them first counts.
   */
  readonly entries: readonly KeptEntries[]
  /** Where the add dialog offers the block; null for blocks that only other blocks add. */
  readonly section: DialogSection | null
  /** Which one it is in its section of the spec, from 1; a block that the spec does not name comes behind. */
  readonly place?: number
  /** A lucide icon name, for the add dialog. */
  readonly icon: string
  /** How many cards each slot has; where none is named, as many as one likes. */
  readonly bounds: { readonly [slot: string]: CardBounds | undefined }
  /** Which sites may add it: `everyone`, or those that have the membership of this name; where it stands already, it stays. */
  readonly audience: string
}

/** The cards that a new block starts with, slot by slot. */
export function startersOf(block: Block): readonly { readonly card: Group; readonly starter: StarterCard }[] {
  return Object.entries(block.children).flatMap(([slot, card]) => {
    const starter = block.starter[slot] ?? 0
    const starters: readonly StarterCard[] = typeof starter === 'number' ? Array(starter).fill({}) : starter
    return starters.map((each) => ({ card, starter: each }))
  })
}

/** Facts of a group as its contract says them. */
export interface GroupSpec<Name, F, O, Shown> {
  name: Name
  label: Label
  element?: Group['element']
  fields: F
  options?: O
  /** Keyed by field or option: when it is shown. NoInfer keeps a wrong condition from widening the options. */
  showWhen?: Conditions<NoInfer<F>, NoInfer<Shown>>
  teaser?: Teaser<NoInfer<F>>
  heading?: (keyof NoInfer<F> & string) | null
  hasRemoveButton?: boolean
  takesArticles?: boolean
}

/**
 * Declares a child group, such as a card on a board, inside its block's contract.
 *
 * @example
 * import { media, text } from '@blickfang/contract/fields/fields.ts'
 * import { words } from '@blickfang/contract/kernel/words.ts'
 * export const stampCard = defineGroup({
 *   name: 'stampCard',
 *   label: { de: 'Briefmarke', fr: 'Timbre', en: 'Stamp' },
 *   fields: { image: media(words.image), title: text(words.title) },
 * })
 */
export function defineGroup<const Name extends string, F extends FieldMap, O extends OptionMap = Empty>(
  spec: GroupSpec<Name, F, O, O>,
): Group<F, O, Name> {
  return {
    element: 'li',
    showWhen: {},
    teaser: {},
    heading: 'title' in spec.fields ? 'title' : null,
    hasRemoveButton: false,
    takesArticles: false,
    ...spec,
    options: spec.options ?? ({} as O),
  } as Group<F, O, Name>
}

/** Makes `defineBlock` for a set of options that every block has. options/common.ts calls it once. */
export function makeDefineBlock<Common extends OptionMap>(common: Common) {
  return function defineBlock<
    const Name extends string,
    F extends FieldMap,
    O extends OptionMap = Empty,
    C extends GroupMap = Empty,
    S extends Source = never,
  >(
    spec: GroupSpec<Name, F, O, O & Common> & {
      kind?: Block['kind']
      children?: C
      starter?: { readonly [Slot in keyof C]?: number | readonly StarterCard[] }
      bounds?: { readonly [Slot in keyof C]?: CardBounds }
      sources?: readonly S[]
      headsEntries?: boolean
      collection?: PageCollection
      entries?: readonly (KeptEntries & { readonly showWhen?: Switches<NoInfer<O>> })[]
      section: DialogSection | null
      place?: number
      icon: string
      audience?: Block['audience']
    },
  ): Block<F, O & Common, C, S, Name> {
    return {
      element: 'section',
      kind: 'component',
      showWhen: {},
      teaser: {},
      heading: 'title' in spec.fields ? 'title' : null,
      hasRemoveButton: false,
      takesArticles: false,
      headsEntries: false,
      starter: {},
      bounds: {},
      entries: [],
      audience: 'everyone',
      ...spec,
      sources: spec.sources ?? [],
      children: spec.children ?? ({} as C),
      // The block's own options come first in the popup, and may replace a common one.
      options: { ...spec.options, ...common, ...spec.options },
    } as Block<F, O & Common, C, S, Name>
  }
}
