'use client'
import { type AnyBlockView, type AnyView, viewIn } from '@blickfang/blocks/lookup/any-view.ts'
import type { GroupEntry } from '@blickfang/blocks/lookup/group-entry.ts'
import { loadersOfViews } from '@blickfang/blocks/lookup/load-view.ts'
import { use, useState } from 'react'
import { definePart, type Part } from '../../../ui/parts/define-part.ts'
import { usePart } from '../../../ui/parts/use-part.ts'
import { knowBlocks } from '../../model/catalogue/known-blocks.ts'
import './in-most-blocks.ts'

/** Part of a group that tells to which block it belongs: cards come with the block that they stand in. */
interface Placed {
  readonly name: string
  readonly parentId: string | null
}

/** The contract comes with the view. */
function known(views: AnyBlockView): AnyBlockView {
  knowBlocks([views.contract])
  return views
}

const parts: ReadonlyMap<string, Part<AnyBlockView>> = new Map(
  [...loadersOfViews].map(([name, load]) => [
    name,
    definePart(
      () => load().then(known),
      () => false,
    ),
  ]),
)

/** The views of blocks that are not on the page yet, all at once: each is small. */
definePart(() => Promise.all([...parts.values()].map((part) => part.load())))

/** Loads the blocks of a page, with their views. A view that does not come is told where it is missing. */
export async function loadViewsOf(groups: readonly Placed[]): Promise<void> {
  await Promise.all(missingIn(groups).map((part) => part.load().catch(() => undefined)))
}

function missingIn(groups: readonly Placed[]): Part<AnyBlockView>[] {
  const names = new Set(groups.flatMap(({ name, parentId }) => (parentId === null ? name : [])))
  return [...names].flatMap((name) => parts.get(name) ?? []).filter((part) => part.loaded() === null)
}

const opened = new WeakMap<readonly Placed[], Promise<void>>()

/** Waits (suspends) until the page's own views have come, on the server as in the browser: what the server has drawn is taken over whole. */
export function useViewsOf(groups: readonly Placed[]): void {
  const come = opened.get(groups) ?? (missingIn(groups).length > 0 ? loadViewsOf(groups) : null)
  if (!come) return
  opened.set(groups, come)
  // Also when they are there already: React wants what has waited to ask in the same way again, or loses the hooks behind it.
  use(come)
}

/** The view of a block or card; null while it is on its way, as that of a block that has just been added may be. */
export function useView({ block, slot }: GroupEntry): AnyView | null {
  const [isWanted, setWanted] = useState(true)
  const part = parts.get(block.name)
  if (!part) throw new Error(`The block ${block.name} has no view`)
  const views = usePart(part, { isWanted, giveUp: () => setWanted(false) })
  return (views && viewIn(views, slot)) ?? null
}
