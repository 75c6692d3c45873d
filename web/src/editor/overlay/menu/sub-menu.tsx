import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import menu from '../../../ui/menu.module.css'
import surface from '../../../ui/surface.module.css'
import { barRoom } from '../../floating/bar-room.ts'

/** Beside the menu on a phone there is no room for a second one: there it lies over a part of the first. */
const overlap = 88

/** Menu that opens beside its item. */
export function SubMenu({ children }: { children: ReactNode }) {
  const isNarrow = window.matchMedia('(max-width: 640px)').matches
  return (
    <DropdownMenu.SubContent
      className={`${surface.surface} ${menu.menu} ${menu.sub}`}
      data-editor-surface=""
      collisionPadding={{ top: 16, right: 16, bottom: barRoom, left: 16 }}
      sideOffset={isNarrow ? -overlap : 0}
    >
      {children}
    </DropdownMenu.SubContent>
  )
}
