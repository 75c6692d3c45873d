'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { ArrowDownUp, Plus } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { useBlocks, useDialog, useEditor, useGroup } from '../../context/editor-context.tsx'
import { isBehindBar } from '../../floating/bar-room.ts'
import { useTracked } from '../../floating/use-tracked.ts'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { useCreatePage } from '../../shell/new-page/use-create-page.ts'
import css from '../overlay.module.css'
import { findElement } from '../page-element.ts'
import { useMemberDrag } from './use-member-drag.ts'

/** Buttons at the foot of every block that shows a collection: a new page for it, called as the block calls it, and the way to their order. Source: spec/editor.md §2. */
export function CollectionAdds() {
  useMemberDrag()
  const { groups } = useEditor().document
  const containers = useBlocks().filter((id) => findGroup(groups.get(id)?.getState().name ?? '')?.block.collection)
  return containers.map((groupId) => (
    // Its words may come later than the page.
    <Suspense key={groupId}>
      <CollectionAdd groupId={groupId} />
    </Suspense>
  ))
}

function CollectionAdd({ groupId }: { groupId: string }) {
  const { engine: t, language } = useWords()
  const createPage = useCreatePage()
  const collection = findGroup(useGroup(groupId, ({ name }) => name))?.block.collection
  const [, openDialog] = useDialog()
  const ref = useRef<HTMLDivElement>(null)
  useTracked(
    ref,
    () => findElement({ groupId, field: null }),
    (own, { left, width, bottom }) => {
      const y = bottom - 54
      own.style.transform = `translate(${Math.round(left + width / 2)}px, ${Math.round(y)}px) translateX(-50%)`
      own.hidden = y < 0 || y > window.innerHeight || isBehindBar(own, y + 32)
    },
  )
  const label = collection?.item ?? findGroup(collection?.detail ?? '')?.group.label
  if (!collection || !label) return null
  const card = labelIn(label, language)
  return (
    <div ref={ref} className={css.adds}>
      <button
        type="button"
        className={css.add}
        onClick={() => void createPage({ name: card, collection: collection.name, shownIn: groupId })}
      >
        <Plus size={15} aria-hidden="true" />
        {t('menu.addCard', { card })}
      </button>
      <button type="button" className={css.add} onClick={() => openDialog({ type: 'collection', groupId })}>
        <ArrowDownUp size={15} aria-hidden="true" />
        {t('menu.arrange')}
      </button>
    </div>
  )
}
