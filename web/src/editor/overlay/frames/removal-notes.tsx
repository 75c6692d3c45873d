'use client'
import { RotateCcw } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { restoreGroup } from '../../commands/remove-group.ts'
import { useEditor, useGroup, useSync } from '../../context/editor-context.tsx'
import { useTracked } from '../../floating/use-tracked.ts'
import { useWords } from '../../locales/words.tsx'
import { hasPlace } from '../../model/standing/standing.ts'
import type { Rejected } from '../../sync/sync-state.ts'
import css from '../overlay.module.css'
import { findElement } from '../page-element.ts'

/**
 * Notes at each block that is not on the server while there are words in it, because somebody else has removed it or it was
 * refused: the reason, and the choice.
 */
export function RemovalNotes() {
  const { ids } = useStore(useEditor().document.kept)
  const { rejected } = useSync('rejected')
  const blocks = rejected.filter(({ target, key }) => target.itemType === 'group' && key === 'name')
  return (
    <>
      {ids.map((id) => (
        <RemovalNote key={id} groupId={id} />
      ))}
      {blocks.map((block) => (
        <RefusalNote key={block.id} refused={block} />
      ))}
    </>
  )
}

function RemovalNote({ groupId }: { groupId: string }) {
  const session = useEditor()
  const { engine: t } = useWords()
  const who = useGroup(groupId, (group) => group.removedBy)
  return (
    <Note
      groupId={groupId}
      words={who ? t('kept.by', { who }) : t('kept.gone')}
      again={t('kept.restore')}
      onAgain={() => session.run(restoreGroup, { groupId })}
      leave={t('kept.leave')}
      onLeave={() => session.dropKept(groupId)}
    />
  )
}

/** Note about a refused block. A block that has gone from the page, because nobody typed in it, is told by the toolbar alone. */
function RefusalNote({ refused: { id, target, message } }: { refused: Rejected }) {
  const session = useEditor()
  const { engine: t } = useWords()
  const store = session.document.groups.get(target.id)
  if (!store || !hasPlace(store.getState())) return null
  return (
    <Note
      groupId={target.id}
      words={t('kept.refused', { reason: message })}
      again={t('kept.sendAgain')}
      onAgain={() => session.retryRefused(id)}
      leave={t('kept.takeAway')}
      onLeave={() => session.dismissRejected(id)}
    />
  )
}

interface NoteProps {
  groupId: string
  words: string
  again: string
  onAgain: () => void
  leave: string
  onLeave: () => void
}

function Note({ groupId, words, again, onAgain, leave, onLeave }: NoteProps) {
  const ref = useRef<HTMLFieldSetElement>(null)
  useTracked(ref, () => findElement({ groupId, field: null }), placeInside)
  return (
    // Its buttons leave the caret where it is.
    <fieldset ref={ref} className={css.removal} aria-label={words} onMouseDown={keepCaret}>
      <span>{words}</span>
      <button type="button" className={css.empty} onClick={onAgain}>
        <RotateCcw size={12} aria-hidden="true" />
        {again}
      </button>
      <button type="button" className={css.empty} onClick={onLeave}>
        {leave}
      </button>
    </fieldset>
  )
}

function keepCaret(event: MouseEvent): void {
  event.preventDefault()
}

/** Places a note at the block's upper edge, and in view as long as the block is: not behind the page's header. */
function placeInside(own: HTMLElement, rect: DOMRect): void {
  const top = Math.max(0, document.getElementById('site-header')?.getBoundingClientRect().bottom ?? 0)
  const y = Math.min(Math.max(rect.top, top), rect.bottom - own.offsetHeight - 16)
  const x = Math.min(rect.left, document.documentElement.clientWidth - own.offsetWidth - 16)
  own.style.transform = `translate(${Math.round(Math.max(0, x) + 8)}px, ${Math.round(y + 8)}px)`
}
