import { findGroup } from '@blickfang/blocks/groups.ts'
import { game } from '@blickfang/contract/sources/game/source.ts'
import type { ReactNode } from 'react'
import css from './game-dress.module.css'

interface Groups {
  readonly groups: readonly { readonly name: string }[]
}

interface GameDressProps {
  page: { readonly collection: string | null }
  /** The blocks of the page itself. */
  groups: Groups['groups']
  children: ReactNode
}

/**
 * Dresses the whole page as a gig poster if it is one of the game's or a block of its own needs the golf game. A page of the shop that merely shows the round's map keeps the shop's own dress.
 */
export function GameDress({ page, groups, children }: GameDressProps) {
  return wearsDress(page, groups) ? <div className={dressClass}>{children}</div> : children
}

/** What wears the class makes the whole page wear the dress. */
export const dressClass = css.dress

/** Whether the page is one of the game's, or a block of its own needs the game. */
export function wearsDress(page: GameDressProps['page'], groups: Groups['groups']): boolean {
  return page.collection === 'game' || needsGame(groups)
}

/** True if one of the blocks shows or runs the golf game. */
function needsGame(groups: Groups['groups']): boolean {
  return groups.some(({ name }) => findGroup(name)?.block.sources.includes(game))
}
