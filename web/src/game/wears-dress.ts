import type { GroupEntry } from '@blickfang/blocks/lookup/group-entry.ts'
import { game } from '@blickfang/contract/sources/game/source.ts'
import css from './game-dress.module.css'

/** Class by which its element makes the whole page wear the dress. */
export const dressClass = css.dress

/** Whether the page is one of the game's, or a block of its own shows or runs the golf game. */
export function wearsDress(
  page: { readonly collection: string | null },
  blocks: readonly (GroupEntry | undefined)[],
): boolean {
  return page.collection === 'game' || blocks.some((entry) => entry?.block.sources.includes(game))
}
