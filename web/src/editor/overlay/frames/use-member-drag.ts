import { useEffect } from 'react'
import { useDialog, useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { useNotify } from '../../shell/use-notify.ts'

/**
 * Whoever drags a card of a collection on the page, such as a person of the team, wants another order: cards are pages there, and their
 * block arranges them in a panel, which opens, with a word of where to drag.
 */
export function useMemberDrag(): void {
  const { document: page } = useEditor()
  const { engine: t } = useWords()
  const [, openDialog] = useDialog()
  const notify = useNotify()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let from: { readonly groupId: string; readonly x: number; readonly y: number } | null = null
    const begin = ({ target, pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
      // A finger that moves over the page scrolls it.
      const groupId = pointerType === 'touch' || button !== 0 ? undefined : memberBlock(target)
      const group = groupId ? page.groups.get(groupId)?.getState() : undefined
      from = groupId && findGroup(group?.name ?? '')?.block.collection ? { groupId, x, y } : null
    }
    const move = ({ buttons, clientX, clientY }: PointerEvent) => {
      if (!from || buttons === 0 || Math.hypot(clientX - from.x, clientY - from.y) < distance) return
      openDialog({ type: 'collection', groupId: from.groupId })
      notify.news(t('menu.arrangeHint'))
      from = null
    }
    document.addEventListener('pointerdown', begin, { capture: true, signal })
    document.addEventListener('pointermove', move, { capture: true, signal })
    return () => listening.abort()
  }, [page, t, openDialog, notify])
}

/** A press that shakes is no drag, in px. */
const distance = 12

/** The block on a card of which a drag begins, beside its fields: words are dragged out of those. */
function memberBlock(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null
  if (!element || element.closest('[data-field-id]') || !element.closest('li')) return undefined
  return element.closest<HTMLElement>('[data-editing] [data-group-id]')?.dataset.groupId
}
