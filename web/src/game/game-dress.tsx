import type { ReactNode } from 'react'
import { findGroup } from 'shared/blocks/groups.ts'
import css from './game-dress.module.css'

interface GameDressProps {
  /** The blocks of the page, and those of the pages in its drawers. */
  groups: readonly { readonly name: string }[]
  children: ReactNode
}

/** Dresses the whole page as a gig poster if one of its blocks needs the golf game, while it is played and while it is edited. */
export function GameDress({ groups, children }: GameDressProps) {
  return needsGame(groups) ? <div className={css.dress}>{children}</div> : children
}

/** True if one of the blocks shows or runs the golf game. */
export function needsGame(groups: GameDressProps['groups']): boolean {
  return groups.some(({ name }) => findGroup(name)?.block.data.includes('game'))
}
