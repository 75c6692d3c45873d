'use client'
import { answerOf } from '@blickfang/contract/kernel/source.ts'
import { branches } from '@blickfang/contract/sources/branches/source.ts'
import { Clock } from 'lucide-react'
import { useStore } from 'zustand'
import { useDialog, useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { Item } from '../menu/menu-item.tsx'

/** The way to what is filled in of the branches that a block shows: without a pointer there is nothing else to press. */
export function ShopItems() {
  const { engine: t } = useWords()
  const { document } = useEditor()
  const [, openDialog] = useDialog()
  const shops = useStore(document.site, ({ sources }) => answerOf(sources, branches))
  return shops?.map(({ id, name }) => (
    <Item key={id} icon={Clock} onSelect={() => openDialog({ type: 'branch', branchId: id, at: 'hours' })}>
      {t('menu.shop', { name })}
    </Item>
  ))
}
