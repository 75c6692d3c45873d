import type { ReactNode } from 'react'
import { findGroup } from 'shared/blocks/groups.ts'
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
 * Dresses the whole page as a gig poster if it is one of the game's or a block of its own needs the golf game, while it is played
 * and while it is edited. A page of the shop that merely shows the round's map keeps the shop's own dress.
 */
export function GameDress({ page, groups, children }: GameDressProps) {
  return page.collection === 'game' || needsGame(groups) ? <div className={css.dress}>{children}</div> : children
}

/** True if one of the blocks shows or runs the golf game. */
export function needsGame(groups: Groups['groups']): boolean {
  return groups.some(({ name }) => findGroup(name)?.block.data.includes('game'))
}
