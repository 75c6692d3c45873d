'use client'
import type { Block } from '@blickfang/contract/kernel/block.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { FilePlus2 } from 'lucide-react'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { useCreatePage } from '../../shell/new-page/use-create-page.ts'
import { Item } from './menu-item.tsx'

interface NewCollectionPageProps {
  readonly groupId: string
  readonly collection: NonNullable<Block['collection']>
}

/** A new page into the collection that the block shows, such as a stop onto the map; it opens with its name to be chosen. */
export function NewCollectionPage({ groupId, collection }: NewCollectionPageProps) {
  const { engine: t, language } = useWords()
  const createPage = useCreatePage()
  const label = collection.item ?? findGroup(collection.detail)?.group.label
  if (!label) return null
  const card = labelIn(label, language)
  return (
    <Item
      icon={FilePlus2}
      onSelect={() => void createPage({ name: card, collection: collection.name, shownIn: groupId })}
    >
      {t('menu.addCard', { card })}
    </Item>
  )
}
