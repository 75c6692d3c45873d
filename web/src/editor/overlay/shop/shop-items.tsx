'use client'
import { answerOf } from '@blickfang/contract/kernel/source.ts'
import { branches } from '@blickfang/contract/sources/branches/source.ts'
import { Clock } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useStore } from 'zustand'
import menu from '../../../ui/menu.module.css'
import { useDialog, useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { Item } from '../menu/menu-item.tsx'
import { SubMenu } from '../menu/sub-menu.tsx'

/** More than these would push what else the menu has out of sight. */
const maxBeside = 2

/** The way to what is filled in of the branches that a block shows: without a pointer there is nothing else to press. */
export function ShopItems() {
  const { engine: t } = useWords()
  const { document } = useEditor()
  const [, openDialog] = useDialog()
  const shops = useStore(document.site, ({ sources }) => answerOf(sources, branches)) ?? []
  const items = shops.map(({ id, name }) => (
    <Item key={id} icon={Clock} onSelect={() => openDialog({ type: 'branch', branchId: id, at: 'hours' })}>
      {shops.length > maxBeside ? name : t('menu.shop', { name })}
    </Item>
  ))
  if (shops.length <= maxBeside) return items
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={menu.item}>
        <Clock size={16} aria-hidden="true" />
        {t('menu.shops')}
      </DropdownMenu.SubTrigger>
      <SubMenu>{items}</SubMenu>
    </DropdownMenu.Sub>
  )
}
