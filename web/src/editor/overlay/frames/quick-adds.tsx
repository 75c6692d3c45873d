'use client'
import { findEntries } from '@blickfang/contract/entries/entry-values.ts'
import type { KeptEntries } from '@blickfang/contract/kernel/block.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { Plus } from 'lucide-react'
import { useDialog, useEditor, useGroup, useShell } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { hasRoomFor } from '../../model/room/room-for.ts'
import { insertGroup } from '../../shell/insert-group.ts'
import css from '../overlay.module.css'

/** A new one of what a block shows and that is no page, such as a job. */
function EntryAdds({ entries }: { entries: readonly KeptEntries[] }) {
  const shell = useShell()
  const { language } = useWords()
  const [first] = entries.flatMap(({ collection }) => findEntries(collection) ?? [])
  if (!first) return null
  const label = labelIn(first.add, language)
  return (
    <button
      type="button"
      className={css.labelButton}
      aria-label={label}
      title={label}
      onClick={() => shell.setState({ entriesAsked: { collection: first.collection, open: 'new' } })}
    >
      <Plus size={16} aria-hidden="true" />
    </button>
  )
}

/** Buttons for what a board takes at its end: a card, an article by its address. */
export function QuickAdds({ groupId }: { groupId: string }) {
  const session = useEditor()
  const [, openDialog] = useDialog()
  const { engine: t, language } = useWords()
  const name = useGroup(groupId, (group) => group.name)
  // Whether there is room for another card is counted anew with them.
  useGroup(groupId, (group) => group.children)
  const entry = findGroup(name)
  const [card] = entry?.slot === null ? Object.values(entry.block.children) : []
  if (entry?.slot === null && entry.block.entries.length > 0) return <EntryAdds entries={entry.block.entries} />
  if (!card) return null
  const label = labelIn(card.label, language)
  return (
    <>
      {hasRoomFor(session.document, card.name, groupId) && (
        <button
          type="button"
          className={css.labelButton}
          aria-label={t('menu.addCard', { card: label })}
          title={t('menu.addCard', { card: label })}
          onClick={(event) => {
            // The second click of a double click means the same card.
            if (event.detail < 2) insertGroup(session, { name: card.name, position: 'end', parentId: groupId })
          }}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      )}
      {card.takesArticles && (
        <button
          type="button"
          className={`${css.labelButton} ${css.labelWord}`}
          aria-label={t('menu.addByUrl', { card: label })}
          onClick={() => openDialog({ type: 'article', card: card.name, boardId: groupId })}
        >
          {t('menu.url')}
        </button>
      )}
    </>
  )
}
