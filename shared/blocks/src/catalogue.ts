import { views as ownViews } from '@blickfang/blocks/project/views'
import { groups } from './groups.ts'
import { type AnyBlockView, type AnyView, byBlock, viewIn } from './lookup/any-view.ts'
import type { GroupEntry } from './lookup/group-entry.ts'
import { views } from './views.generated.ts'

export interface CatalogueEntry extends GroupEntry {
  readonly view: AnyView
  /** Whether visitors see the block at all; left out, they always do. */
  readonly isFilled: AnyBlockView['isFilled']
}

const anyViews = byBlock<AnyBlockView>({ ...views, ...ownViews })

function entryOf([name, entry]: readonly [string, GroupEntry]): [string, CatalogueEntry][] {
  const views = anyViews.get(entry.block.name)
  const view = views && viewIn(views, entry.slot)
  return view ? [[name, { ...entry, view, isFilled: views.isFilled }]] : []
}

/** Every kind of group by name, cards included, each with its view. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map([...groups].flatMap(entryOf))
