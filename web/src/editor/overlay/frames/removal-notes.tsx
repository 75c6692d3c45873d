'use client'
import { RotateCcw } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { restoreGroup } from '../../commands/remove-group.ts'
import { useEditor, useGroup } from '../../editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import css from '../overlay.module.css'
import { findElement } from '../page-element.ts'
import { useTracked } from '../use-tracked.ts'

/** At each block that somebody else has removed while words in it were being typed: who it was, and the choice. */
export function RemovalNotes() {
  const { ids } = useStore(useEditor().document.kept)
  return ids.map((id) => <RemovalNote key={id} groupId={id} />)
}

function RemovalNote({ groupId }: { groupId: string }) {
  const session = useEditor()
  const { engine: t } = useWords()
  const who = useGroup(groupId, (group) => group.removedBy)
  const ref = useRef<HTMLFieldSetElement>(null)
  useTracked(ref, () => findElement({ groupId, field: null }), placeInside)
  const words = who ? t('kept.by', { who }) : t('kept.gone')
  return (
    // Its buttons leave the caret where it is.
    <fieldset ref={ref} className={css.removal} aria-label={words} onMouseDown={keepCaret}>
      <span>{words}</span>
      <button type="button" className={css.empty} onClick={() => session.run(restoreGroup, { groupId })}>
        <RotateCcw size={12} aria-hidden="true" />
        {t('kept.restore')}
      </button>
      <button type="button" className={css.empty} onClick={() => session.letGo(groupId)}>
        {t('kept.leave')}
      </button>
    </fieldset>
  )
}

function keepCaret(event: MouseEvent): void {
  event.preventDefault()
}

/** At the block's upper edge, and in view as long as the block is: not behind the page's header. */
function placeInside(own: HTMLElement, rect: DOMRect): void {
  const top = Math.max(0, document.getElementById('site-header')?.getBoundingClientRect().bottom ?? 0)
  const y = Math.min(Math.max(rect.top, top), rect.bottom - own.offsetHeight - 16)
  const x = Math.min(rect.left, window.innerWidth - own.offsetWidth - 16)
  own.style.transform = `translate(${Math.round(Math.max(0, x) + 8)}px, ${Math.round(y + 8)}px)`
}
