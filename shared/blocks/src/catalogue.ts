import type { CardHeading } from '@blickfang/contract/kernel/card-heading.ts'
import type { BlockContents } from '@blickfang/contract/kernel/contents/block-contents.ts'
import type { Site, ViewPage } from '@blickfang/views/kernel/view.ts'
import type { ComponentType, ReactNode } from 'react'
import { type GroupEntry, groups } from './groups.ts'
import { views } from './views.generated.ts'

/** A field bound to its content, its kind forgotten. */
export type AnyBoundField = ComponentType<object> & { readonly isEmpty: boolean }

/** What a renderer hands to any view once it has looked it up by name. */
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
  readonly cardHeading: CardHeading
}

export interface CatalogueEntry extends GroupEntry {
  readonly view: (props: AnyViewProps) => ReactNode
}

interface AnyBlockView {
  readonly block: CatalogueEntry['view']
  readonly children: Readonly<Record<string, CatalogueEntry['view']>>
}

/** The only place where types are forgotten. It is sound because views.generated.ts pairs each view with its contract. */
const anyViews: ReadonlyMap<string, unknown> = new Map(Object.entries(views))

function entryOf([name, entry]: readonly [string, GroupEntry]): [string, CatalogueEntry][] {
  const views = anyViews.get(entry.block.name) as AnyBlockView
  const view = entry.slot === null ? views.block : views.children[entry.slot]
  return view ? [[name, { ...entry, view }]] : []
}

/** Every kind of group by name, cards included, each with its view. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map([...groups].flatMap(entryOf))
