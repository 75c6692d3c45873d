import type { Block } from '@blickfang/contract/kernel/block.ts'
import type { BlockContents } from '@blickfang/contract/kernel/contents/block-contents.ts'
import type { CardHeading } from '@blickfang/contract/kernel/headings/card-heading.ts'
import type { Site, ViewPage } from '@blickfang/views/kernel/view.ts'
import type { ComponentType, ReactNode } from 'react'

/** A field bound to its content, its kind forgotten. */
export type AnyBoundField = ComponentType<object> & { readonly isEmpty: boolean }

/** Properties that a renderer hands to any view once it has looked it up by name. */
export interface AnyViewProps {
  readonly fields: Readonly<Record<string, AnyBoundField>>
  readonly options: Readonly<Record<string, unknown>>
  readonly children: Readonly<Record<string, ReactNode>>
  readonly contents: () => BlockContents
  readonly data: Readonly<Record<string, unknown>>
  readonly site: Site
  readonly page: ViewPage
  readonly id: string
  readonly index: number
  readonly isPageTitle: boolean
  readonly cardHeading: CardHeading
}

export type AnyView = (props: AnyViewProps) => ReactNode

/** A block with its markup and that of its cards, by slot. */
export interface AnyBlockView {
  readonly contract: Block
  readonly block: AnyView
  readonly children: Readonly<Record<string, AnyView>>
  readonly isFilled?: (given: Pick<AnyViewProps, 'options' | 'data' | 'contents'>) => boolean
}

/**
 * A table of views, or of what loads them, by the names of their blocks. The only place where types are forgotten: sound, because
 * the generated tables pair each view with its contract.
 */
export function byBlock<Entry>(table: object): ReadonlyMap<string, Entry> {
  const entries: ReadonlyMap<string, unknown> = new Map(Object.entries(table))
  return entries as ReadonlyMap<string, Entry>
}

/** The view of a slot's cards, or of the block itself (`slot` is null). */
export function viewIn(views: AnyBlockView, slot: string | null): AnyView | undefined {
  return slot === null ? views.block : views.children[slot]
}
