'use client'
import { findGroup } from '@blickfang/blocks/groups.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { EllipsisVertical, Plus } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useDialog, useEditor, useGroup, useOverlay } from '../../context/editor-context.tsx'
import { isBehindBar } from '../../floating/bar-room.ts'
import { cover, useTracked } from '../../floating/use-tracked.ts'
import { useWords } from '../../locales/words.tsx'
import { hasRoomFor } from '../../model/room/room-for.ts'
import { shownStandingOf } from '../../model/standing/standing.ts'
import { insertGroup } from '../../shell/insert-group.ts'
import css from '../overlay.module.css'
import { findElement } from '../page-element.ts'
import { EmptyFields } from './empty-fields.tsx'
import { RemoveButton } from './remove-button.tsx'
import { StatusMark } from './status-mark.tsx'

/** The frame around the block or card at hand: 1 px when it is pointed at, 2 px when it is selected, with its name and status. */
export function GroupFrame({ groupId }: { groupId: string }) {
  const isSelected = useOverlay(({ selected }) => selected?.groupId === groupId && selected.field === null)
  const isAtWork = useOverlay(({ selected }) => selected?.groupId === groupId)
  const frame: RefObject<HTMLDivElement | null> = useRef(null)
  useTracked(frame, () => findElement({ groupId, field: null }), placeFrame)
  return (
    <div ref={frame} className={css.frame} data-selected={isSelected || undefined}>
      <div className={css.bar}>
        <Label groupId={groupId} />
        {isAtWork && <EmptyFields groupId={groupId} />}
      </div>
    </div>
  )
}

function Label({ groupId }: { groupId: string }) {
  const session = useEditor()
  const [, openDialog] = useDialog()
  const { engine: t, language } = useWords()
  const name = useGroup(groupId, (group) => group.name)
  const standing = useGroup(groupId, shownStandingOf)
  // Whether there is room for another card is counted anew with them.
  useGroup(groupId, (group) => group.children)
  const entry = findGroup(name)
  if (!entry) return null
  const label = labelIn(entry.group.label, language)
  const [card] = entry.slot === null ? Object.values(entry.block.children) : []
  const cardLabel = card && labelIn(card.label, language)
  return (
    <div className={css.label}>
      <span className={css.name}>{label}</span>
      <StatusMark standing={standing} />
      {card && hasRoomFor(session.document, card.name, groupId) && (
        <button
          type="button"
          className={css.labelButton}
          aria-label={t('menu.addCard', { card: cardLabel ?? '' })}
          onClick={(event) => {
            // The second click of a double click means the same card.
            if (event.detail < 2) insertGroup(session, { name: card.name, position: 'end', parentId: groupId })
          }}
        >
          <Plus size={14} aria-hidden="true" />
        </button>
      )}
      {card?.takesArticles && (
        <button
          type="button"
          className={`${css.labelButton} ${css.labelWord}`}
          aria-label={t('menu.addByUrl', { card: cardLabel ?? '' })}
          onClick={() => openDialog({ type: 'article', card: card.name, boardId: groupId })}
        >
          {t('menu.url')}
        </button>
      )}
      {entry.group.hasRemoveButton && <RemoveButton groupId={groupId} label={label} />}
      <button
        type="button"
        className={css.labelButton}
        aria-label={t('menu.open', { name: label })}
        aria-haspopup="menu"
        onClick={(event) => {
          const { left, bottom } = event.currentTarget.getBoundingClientRect()
          const menu = { element: { groupId, field: null }, at: { x: left, y: bottom }, anchor: null }
          session.overlay.send({ type: 'menu', menu: { ...menu, isByKey: event.detail === 0 } })
        }}
      >
        <EllipsisVertical size={14} aria-hidden="true" />
      </button>
    </div>
  )
}

/** The label sits above the frame; where there is no room it moves inside, and stays in view as long as the block is, but not behind the editor's bar. */
function placeFrame(own: HTMLElement, rect: DOMRect): void {
  cover(own, rect)
  // What the page's header covers is no room: it stays on top.
  const top = Math.max(0, document.getElementById('site-header')?.getBoundingClientRect().bottom ?? 0)
  const isAbove = rect.top >= Math.max(26, top)
  const offset = isAbove ? -26 : Math.min(Math.max(0, top - rect.top), Math.max(0, rect.height - 30))
  own.style.setProperty('--label-top', `${Math.round(offset)}px`)
  const [label] = own.getElementsByClassName(css.label ?? '')
  own.toggleAttribute('data-behind', label !== undefined && isBehindBar(label, rect.top + offset + 26))
}
