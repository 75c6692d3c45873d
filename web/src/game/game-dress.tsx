import { findGroup } from '@blickfang/blocks/groups.ts'
import type { ReactNode } from 'react'
import { dressClass, wearsDress } from './wears-dress.ts'

interface GameDressProps {
  page: { readonly collection: string | null }
  /** The blocks of the page itself. */
  groups: readonly { readonly name: string }[]
  children: ReactNode
}

/**
 * Dresses the whole page as a gig poster if it is one of the game's or a block of its own needs the golf game. A page of the shop that merely shows the round's map keeps the shop's own dress.
 */
export function GameDress({ page, groups, children }: GameDressProps) {
  return wearsDress(
    page,
    groups.map(({ name }) => findGroup(name)),
  ) ? (
    <div className={dressClass}>{children}</div>
  ) : (
    children
  )
}
